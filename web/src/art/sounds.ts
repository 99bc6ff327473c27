// Small synthesized sounds, off by default.

type Context = BaseAudioContext;
let context: AudioContext | null = null;

export const sounds = { on: false };

function ready(): AudioContext | null {
  if (!sounds.on || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Tone {
  at?: number;
  from: number;
  to: number;
  length: number;
  loud?: number;
  kind?: OscillatorType;
}

function tone(c: Context, { at = 0, from, to, length, loud = 0.12, kind = 'sine' }: Tone): void {
  const start = c.currentTime + at;
  const voice = c.createOscillator();
  const gain = c.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(c.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

interface Noise {
  at?: number;
  length: number;
  pitch: number;
  sharp?: number;
  loud?: number;
}

function noise(c: Context, { at = 0, length, pitch, sharp = 1, loud = 0.16 }: Noise): void {
  const start = c.currentTime + at;
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = buffer;
  const filter = c.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  const gain = c.createGain();
  // The narrower the band, the less of the noise comes through: made up for, so that `loud` means the same as for a tone.
  const through = Math.sqrt(pitch / sharp / (c.sampleRate / 2));
  gain.gain.setValueAtTime((loud * 0.6) / through, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(start);
}

const MADE = {
  /** Dice on wood. */
  dice: (c: Context) =>
    [0, 0.07, 0.16, 0.21, 0.33].forEach((at, i) =>
      noise(c, { at, length: 0.05, pitch: 1500 - i * 130, sharp: 4, loud: 0.22 - i * 0.03 }),
    ),
  card: (c: Context) => noise(c, { length: 0.09, pitch: 3200, sharp: 0.7, loud: 0.07 }),
  step: (c: Context) =>
    [0, 0.09].forEach((at) => noise(c, { at, length: 0.06, pitch: 420, sharp: 2, loud: 0.12 })),
  dig: (c: Context) =>
    [0, 0.11, 0.22].forEach((at) => noise(c, { at, length: 0.1, pitch: 700, sharp: 0.8, loud: 0.13 })),
  drop: (c: Context) => tone(c, { from: 520, to: 260, length: 0.12, kind: 'triangle' }),
  bark: (c: Context) => {
    tone(c, { from: 420, to: 190, length: 0.11, kind: 'sawtooth', loud: 0.07 });
    noise(c, { length: 0.1, pitch: 900, sharp: 1, loud: 0.08 });
    tone(c, { at: 0.15, from: 460, to: 200, length: 0.13, kind: 'sawtooth', loud: 0.07 });
  },
  cat: (c: Context) => {
    tone(c, { from: 480, to: 900, length: 0.22, kind: 'triangle', loud: 0.09 });
    tone(c, { at: 0.2, from: 880, to: 380, length: 0.38, kind: 'triangle', loud: 0.08 });
  },
  good: (c: Context) =>
    [523, 659, 784].forEach((from, i) =>
      tone(c, { at: i * 0.09, from, to: from, length: 0.18, kind: 'triangle', loud: 0.09 }),
    ),
  bust: (c: Context) => tone(c, { from: 320, to: 70, length: 0.5, kind: 'triangle', loud: 0.12 }),
  win: (c: Context) =>
    [523, 659, 784, 1047, 784, 1047].forEach((from, i) =>
      tone(c, { at: i * 0.13, from, to: from, length: i === 5 ? 0.5 : 0.2, kind: 'triangle', loud: 0.1 }),
    ),
  turn: (c: Context) =>
    [660, 880].forEach((from, i) => tone(c, { at: i * 0.12, from, to: from, length: 0.16, loud: 0.08 })),
} satisfies Record<string, (c: Context) => void>;

export type Sound = keyof typeof MADE;

export function play(sound: Sound): void {
  const c = ready();
  if (c) MADE[sound](c);
}
