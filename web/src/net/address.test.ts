import { expect, test } from 'vitest';
import { guestUrl, isLoopback } from './address';

const LAN = 'http://192.168.1.5:8000';
const CABLE = 'http://10.0.7.1:8000';
const PUBLIC = 'https://dogs.example';
const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });

test.each(['localhost', 'dogs.localhost', '127.0.0.1', '127.8.9.10', '0.0.0.0', '[::1]', '[::]'])(
  '%s leads every device to itself',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
    expect(guestUrl('', at(hostname), '', [LAN, CABLE])).toBe(LAN);
    expect(guestUrl('', at(hostname), '', [])).toBe(`http://${hostname}:8000`);
  },
);

test.each(['192.168.1.5', '10.127.0.1', 'dogs.example', 'localhost.example', 'notlocalhost', '[fd00::1]'])(
  '%s is shared as it is',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
    expect(guestUrl('', at(hostname), '', [LAN, CABLE])).toBe(`http://${hostname}:8000`);
  },
);

test.each(['localhost', '192.168.1.5', 'dogs.example'])(
  'a public URL is shared from a page at %s',
  (hostname) => {
    expect(guestUrl(CABLE, at(hostname), PUBLIC, [LAN, CABLE])).toBe(PUBLIC);
  },
);

test('of several networks the host chooses, as long as it is there', () => {
  expect(guestUrl(CABLE, at('localhost'), '', [LAN, CABLE])).toBe(CABLE);
  expect(guestUrl('http://10.9.9.9:8000', at('localhost'), '', [LAN, CABLE])).toBe(LAN);
});
