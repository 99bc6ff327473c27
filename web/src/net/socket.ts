// A connection that comes back by itself, and doesn't lose what was to be sent.

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

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

export class Socket {
  private socket: SocketLike | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private lastPulse = 0;
  private open = false;
  /** Whoever is back, or looks at the page again, doesn't want to sit out the wait for the next attempt. */
  private readonly nudge = (): void => {
    if (!this.open) this.again(0);
  };

  constructor(private readonly wants: Wants) {}

  start(): void {
    this.connect();
    addEventListener('online', this.nudge);
    addEventListener('visibilitychange', this.nudge);
    this.lastPulse = Date.now();
    this.pulse = setInterval(() => this.feel(), 5000);
  }

  stop(): void {
    removeEventListener('online', this.nudge);
    removeEventListener('visibilitychange', this.nudge);
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    this.drop();
    this.wants.line('closed');
  }

  /** Whether it went out. What didn't is resent by the owner when the line is open again. */
  send(text: string): boolean {
    if (!this.open || !this.socket) return false;
    this.socket.send(text);
    return true;
  }

  private connect(): void {
    this.drop();
    this.wants.line('connecting');
    const make = this.wants.make ?? ((address: string) => new WebSocket(address) as unknown as SocketLike);
    const socket = make(this.wants.address());
    this.socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.wait = FIRST_WAIT;
      this.wants.line('open');
      this.wants.opened();
    };
    socket.onmessage = (event) => this.wants.heard(event.data);
    socket.onclose = () => {
      this.drop();
      this.wants.line('lost');
      this.again(this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    this.open = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private feel(): void {
    const now = Date.now();
    if (now - this.lastPulse > SLEPT) this.connect();
    this.lastPulse = now;
  }
}
