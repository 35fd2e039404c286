/* oxlint-disable typescript/no-non-null-assertion -- every index is inside the raster by the bounds of its loop */
import type { ColourKey } from '../goods/types.ts';

/** Straight RGBA, 8 bits a channel. */
export type Raster = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Hue in degrees, saturation and middle lightness 0…1. */
type Paint = { readonly hue: number; readonly saturation: number; readonly lightness: number };

const paints: Record<ColourKey, Paint> = {
  red: { hue: 356, saturation: 0.74, lightness: 0.48 },
  burgundy: { hue: 346, saturation: 0.55, lightness: 0.33 },
  orange: { hue: 22, saturation: 0.95, lightness: 0.53 },
  yellow: { hue: 46, saturation: 0.92, lightness: 0.56 },
  lime: { hue: 68, saturation: 0.85, lightness: 0.52 },
  green: { hue: 150, saturation: 0.42, lightness: 0.36 },
  blue: { hue: 211, saturation: 0.68, lightness: 0.47 },
  navy: { hue: 219, saturation: 0.45, lightness: 0.29 },
  violet: { hue: 264, saturation: 0.36, lightness: 0.43 },
  pink: { hue: 344, saturation: 0.6, lightness: 0.74 },
  tan: { hue: 31, saturation: 0.6, lightness: 0.5 },
  brown: { hue: 23, saturation: 0.4, lightness: 0.36 },
  beige: { hue: 34, saturation: 0.38, lightness: 0.74 },
  black: { hue: 225, saturation: 0.05, lightness: 0.2 },
  grey: { hue: 214, saturation: 0.06, lightness: 0.58 },
  white: { hue: 40, saturation: 0.08, lightness: 0.85 },
  brass: { hue: 41, saturation: 0.58, lightness: 0.52 },
};

/**
 * `raster` with those pixels painted in `colour` whose hue in `original` is of `body` (degrees, from ≤ to, may pass
 * 360; all of them for 0 to 360). Light and shade stay; other hues, such as steel on a red box, stay as they are.
 */
export function paint(raster: Raster, original: Raster, body: readonly [number, number], colour: ColourKey): Raster {
  const target = paints[colour];
  const whole = body[1] - body[0] >= 360;
  const middle = middleLightness(original, body, whole);
  const data = Buffer.from(raster.data);
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const [hue, saturation, lightness] = toHsl(original.data[i]!, original.data[i + 1]!, original.data[i + 2]!);
    const share = whole ? 1 : belonging(hue, saturation, body);
    if (share === 0) continue;
    // The shade keeps its distance from the middle; near black and near white there is less room for it.
    const room = 0.58 + 0.9 * Math.min(target.lightness, 1 - target.lightness);
    const light = clamp(target.lightness + (lightness - middle) * room);
    const [r, g, b] = toRgb(target.hue, target.saturation * (1 - 0.25 * Math.max(0, light - 0.75)), light);
    data[i] = mix(data[i]!, r, share);
    data[i + 1] = mix(data[i + 1]!, g, share);
    data[i + 2] = mix(data[i + 2]!, b, share);
  }
  return { ...raster, data };
}

/** The same picture with the lavender that stands for steel, china and black plastic in the art made grey. */
export function neutralise(raster: Raster): Raster {
  const data = Buffer.from(raster.data);
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const [hue, saturation, lightness] = toHsl(data[i]!, data[i + 1]!, data[i + 2]!);
    const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
    const share = clamp((Math.min(hue - 222, 335 - hue) + 6) / 6) * clamp((0.27 - chroma) / 0.06);
    if (share === 0) continue;
    const [r, g, b] = toRgb(222, saturation * 0.16, lightness);
    data[i] = mix(data[i]!, r, share);
    data[i + 1] = mix(data[i + 1]!, g, share);
    data[i + 2] = mix(data[i + 2]!, b, share);
  }
  return { ...raster, data };
}

/** The largest connected part of the picture; the rest becomes transparent. */
export function largestPart({ data, width, height }: Raster): Raster {
  const part = new Int32Array(width * height);
  let best = { id: 0, size: 0 };
  for (let start = 0, id = 1; start < part.length; start++) {
    if (part[start] !== 0 || data[start * 4 + 3]! < 16) continue;
    const stack = [start];
    let size = 0;
    part[start] = id;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= part.length || part[next] !== 0 || data[next * 4 + 3]! < 16) continue;
        part[next] = id;
        stack.push(next);
      }
    }
    if (size > best.size) best = { id, size };
    id++;
  }
  const kept = Buffer.from(data);
  part.forEach((id, i) => {
    if (id !== best.id) kept[i * 4 + 3] = 0;
  });
  return { data: kept, width, height };
}

/** One ink of the colour r, g, b: darker where the picture is darker, as printed on board. */
export function print({ data, width, height }: Raster, [r, g, b]: readonly [number, number, number]): Raster {
  const ink = Buffer.alloc(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const grey = (data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11) / 255;
    ink[i] = r;
    ink[i + 1] = g;
    ink[i + 2] = b;
    ink[i + 3] = Math.round(data[i + 3]! * (0.85 - 0.72 * grey));
  }
  return { data: ink, width, height };
}

function middleLightness({ data }: Raster, body: readonly [number, number], whole: boolean): number {
  let total = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 16) {
    if (data[i + 3]! < 128) continue;
    const [hue, saturation, lightness] = toHsl(data[i]!, data[i + 1]!, data[i + 2]!);
    const share = whole ? 1 : belonging(hue, saturation, body);
    total += lightness * share;
    count += share;
  }
  return count === 0 ? 0.5 : total / count;
}

/** 0…1: how much a pixel is of the body; soft at the edges, so that no fringe shows. */
function belonging(hue: number, saturation: number, [from, to]: readonly [number, number]): number {
  const inside = [hue, hue + 360].map((h) => Math.min(h - from, to - h)).reduce((a, b) => Math.max(a, b));
  return clamp((inside + 8) / 8) * clamp((saturation - 0.1) / 0.12);
}

function mix(a: number, b: number, share: number): number {
  return Math.round(a + (b - a) * share);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function toHsl(red: number, green: number, blue: number): [number, number, number] {
  const r = red / 255;
  const g = green / 255;
  const b = blue / 255;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [sector * 60, saturation, lightness];
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
