import { useSettings } from '../../settings/settings.ts';

/** A small sound: pitch in hertz, length in seconds, and how it is made. */
interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

export type SoundName = 'pick' | 'place' | 'refuse' | 'turn' | 'other';

const TONES: { readonly [name in SoundName]: readonly Tone[] } = {
  pick: [{ pitch: 620, length: 0.04, shape: 'triangle', loud: 0.12 }],
  // A piece set on clay: a low knock with a short click on it.
  place: [
    { pitch: 150, length: 0.09, shape: 'sine', loud: 0.3 },
    { pitch: 900, length: 0.02, shape: 'triangle', loud: 0.08 },
  ],
  refuse: [{ pitch: 210, length: 0.05, shape: 'triangle', loud: 0.14 }],
  turn: [
    { pitch: 440, length: 0.22, shape: 'sine', loud: 0.12 },
    { pitch: 660, length: 0.34, shape: 'sine', loud: 0.1 },
  ],
  other: [{ pitch: 190, length: 0.07, shape: 'sine', loud: 0.14 }],
};

let context: AudioContext | undefined;

/** Plays a small sound, where the person has switched sounds on. */
export function play(name: SoundName): void {
  if (!useSettings.getState().sounds) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { pitch, length, shape, loud } of TONES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, now + length);
    volume.gain.setValueAtTime(loud, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + length);
  }
}
