// How loud somebody barks, from 0 to 99. Only where the browser lends its microphone (https or this very machine).

const LISTEN = 2500;

export const canListen = (): boolean =>
  typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia) && isSecureContext;

/** The loudest moment of a few seconds, on a scale where a whisper is near 0 and a good bark near 99. */
export async function listen(): Promise<number> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { autoGainControl: false, noiseSuppression: false },
  });
  const context = new AudioContext();
  const ear = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(ear);
  const heard = new Float32Array(ear.fftSize);
  let loudest = 0;
  const until = performance.now() + LISTEN;
  while (performance.now() < until) {
    ear.getFloatTimeDomainData(heard);
    loudest = Math.max(loudest, Math.sqrt(heard.reduce((sum, x) => sum + x * x, 0) / heard.length));
    await new Promise(requestAnimationFrame);
  }
  stream.getTracks().forEach((track) => track.stop());
  void context.close();
  return loudness(loudest);
}

export function loudness(rms: number): number {
  const decibels = 20 * Math.log10(Math.max(rms, 1e-4));
  return Math.round(Math.min(99, Math.max(0, ((decibels + 60) / 55) * 99)));
}
