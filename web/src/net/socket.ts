// A connection that comes back by itself, notices when it is dead, and doesn't lose what was to be sent.

/** `offline`: the device itself says that it has no network, and nothing came through. */
export type Line = 'connecting' | 'open' | 'lost' | 'offline' | 'closed';

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

interface Wants {
  /** Where to connect to, asked anew every time: it tells the server what has been seen already. */
  address: () => string;
  heard: (text: string) => void;
  line: (line: Line) => void;
  /** Called whenever the line is open (again): the time to resend what was never acknowledged. */
  opened: () => void;
  make?: (address: string) => SocketLike;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** A laptop that slept finds its line dead without being told. */
const SLEPT = 20_000;
const PULSE = 5000;
/** After so long a silence the server is asked whether it is still there, … */
const SILENCE = 10_000;
/** … and after so long without an answer the line is dead: a router has forgotten it, or the Wi-Fi is a captive one. */
const ANSWERS_WITHIN = 7000;
/** A new line is up within that, or it is tried again. */
const CONNECTS_WITHIN = 8000;
/** How long a device that says it is offline is doubted: a server on the same machine is reached without a network. */
const DOUBT = 2000;

const PING = JSON.stringify({ do: 'ping' });

export class Socket {
  private socket: SocketLike | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private lastPulse = 0;
  private heardAt = 0;
  /** When the server was asked, if it has said nothing since. */
  private askedAt = 0;
  private open = false;
  /** The device says that it is offline, and so it seems. */
  private cutOff = false;
  /** Whoever is back, or looks at the page again, doesn't want to sit out the wait for the next attempt. */
  private readonly nudge = (): void => {
    if (this.open) this.ask();
    else this.again(0);
  };
  private readonly offline = (): void => {
    const asked = Date.now();
    this.ask();
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      if (this.open && this.heardAt >= asked) return;
      this.cutOff = true;
      this.wants.line('offline');
    }, DOUBT);
  };

  constructor(private readonly wants: Wants) {}

  start(): void {
    this.connect();
    addEventListener('online', this.nudge);
    addEventListener('offline', this.offline);
    addEventListener('visibilitychange', this.nudge);
    this.lastPulse = Date.now();
    this.pulse = setInterval(() => this.feel(), PULSE);
  }

  stop(): void {
    removeEventListener('online', this.nudge);
    removeEventListener('offline', this.offline);
    removeEventListener('visibilitychange', this.nudge);
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    this.drop();
    this.wants.line('closed');
  }

  /** Whether it went out. What didn't is resent by the owner when the line is open again. */
  send(text: string): boolean {
    if (!this.open || !this.socket) return false;
    this.socket.send(text);
    return true;
  }

  /** Give this line up for a new one: something that had to be answered was not. */
  renew(): void {
    this.lost(0);
  }

  private connect(): void {
    this.drop();
    this.wants.line(this.cutOff ? 'offline' : 'connecting');
    const make = this.wants.make ?? ((address: string) => new WebSocket(address) as unknown as SocketLike);
    const socket = make(this.wants.address());
    this.socket = socket;
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.open = true;
      this.cutOff = false;
      this.wait = FIRST_WAIT;
      this.heardAt = Date.now();
      this.askedAt = 0;
      this.wants.line('open');
      this.wants.opened();
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.askedAt = 0;
      if (this.cutOff) this.wants.line('open');
      this.cutOff = false;
      this.wants.heard(event.data);
    };
    socket.onclose = () => this.lost(this.backOff());
    this.timer = setTimeout(() => this.lost(this.backOff()), CONNECTS_WITHIN);
  }

  private backOff(): number {
    const wait = this.wait;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    return wait;
  }

  private lost(wait: number): void {
    this.drop();
    this.wants.line(this.cutOff ? 'offline' : 'lost');
    this.again(wait);
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    this.open = false;
    this.askedAt = 0;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private ask(): void {
    if (this.open && !this.askedAt && this.send(PING)) this.askedAt = Date.now();
  }

  private feel(): void {
    const now = Date.now();
    if (now - this.lastPulse > SLEPT) this.connect();
    else if (this.askedAt && now - this.askedAt > ANSWERS_WITHIN) this.lost(0);
    else if (now - this.heardAt > SILENCE) this.ask();
    this.lastPulse = now;
  }
}
