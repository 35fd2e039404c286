/* oxlint-disable typescript/no-non-null-assertion -- every index is inside the raster by the bounds of its loop */
import { type Raster, toHsl } from './paint.ts';

const step = 10;

/**
 * The band of hues (degrees) that most of the art has: what takes the colour of a variant when nobody says it.
 * All of them when the art is nearly without colour.
 */
export const mainHues = ({ data }: Raster): readonly [from: number, to: number] => {
  const weights = Array.from({ length: 360 / step }, () => 0);
  let solid = 0;
  let coloured = 0;
  for (let i = 0; i < data.length; i += 16) {
    if (data[i + 3]! < 128) continue;
    solid += 1;
    const [hue, saturation, lightness] = toHsl(data[i]!, data[i + 1]!, data[i + 2]!);
    const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
    if (chroma < 0.16) continue;
    coloured += 1;
    weights[Math.floor(hue / step) % weights.length]! += chroma;
  }
  if (coloured < solid * 0.2) return [0, 360];
  const around = (at: number): number => weights[(at + weights.length) % weights.length]!;
  const peak = weights.reduce(
    (best, _, at) => (around(at - 1) + around(at) + around(at + 1) > around(best - 1) + around(best) + around(best + 1) ? at : best),
    0,
  );
  const middle = peak * step + step / 2;
  const from = middle - 38;
  return from < 0 ? [from + 360, middle + 38 + 360] : [from, middle + 38];
};
