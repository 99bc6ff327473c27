// A WebSocket that reconnects, detects a dead connection, and resends what was not acknowledged.

/** `offline`: the device reports that it has no network, and connecting has failed. */
export type Line = 'connecting' | 'open' | 'lost' | 'offline' | 'closed';

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

interface Wants {
  /** Returns the URL for each attempt; it contains the last version and row received. */
  address: () => string;
  heard: (text: string) => void;
  line: (line: Line) => void;
  /** Called whenever the connection is open (again), to resend unacknowledged commands. */
  opened: () => void;
  make?: (address: string) => SocketLike;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** After sleep a connection may be dead without any event. */
const SLEPT = 20_000;
const PULSE = 5000;
/** Milliseconds of silence after which a ping is sent, … */
const SILENCE = 10_000;
/** … and milliseconds without a reply after which the connection counts as dead (a router dropped it, a captive portal). */
const ANSWERS_WITHIN = 7000;
/** Timeout of connecting. */
const CONNECTS_WITHIN = 8000;
/** Milliseconds before an offline event is believed, as a server on the same machine is reachable without a network. */
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
  /** Time of the unanswered ping, if any. */
  private askedAt = 0;
  private open = false;
  /** The device reports that it is offline, and nothing contradicts it. */
  private cutOff = false;
  /** Reconnect at once when the network is back or the page becomes visible again. */
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

  /** Return whether it was sent. If not, the owner resends it when the connection is open again. */
  send(text: string): boolean {
    if (!this.open || !this.socket) return false;
    this.socket.send(text);
    return true;
  }

  /** Replace the connection: a reply is overdue. */
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
