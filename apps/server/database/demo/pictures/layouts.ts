import type { Art } from '../goods/types.ts';
import type { Box } from './carton.ts';

/**
 * One copy of the art on a picture of 1000 × 1000. Standing: x, y is the middle of its foot; lying: its centre.
 * `size` is its longer side; `turn` degrees clockwise; `colour` an index into the picture's colours.
 */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly colour?: number;
};

const scattered = [
  [300, 300],
  [640, 260],
  [470, 500],
  [760, 520],
  [250, 610],
  [560, 750],
  [800, 800],
] as const;

/** The main picture: how the list shows the product. Later places are in front. */
export function mainLayout({ show, stance, turn = 0 }: Art, random: () => number): Place[] {
  const standing = stance === 'standing';
  switch (show) {
    case 'one':
      return [standing ? { x: 500, y: 818, size: 620, turn } : { x: 500, y: 500, size: 640, turn }];
    case 'pair':
      return [
        { x: 580, y: 660, size: 440 },
        { x: 425, y: 790, size: 520 },
      ];
    case 'trio':
      return standing
        ? [
            { x: 285, y: 730, size: 440 },
            { x: 715, y: 730, size: 440 },
            { x: 500, y: 830, size: 520 },
          ]
        : [
            { x: 260, y: 480, size: 520, turn: turn - 8 },
            { x: 500, y: 510, size: 520, turn },
            { x: 740, y: 540, size: 520, turn: turn + 8 },
          ];
    case 'fan':
      return [-1, 0, 1].map((i) => ({ x: 500 + i * 165, y: 500 + i * i * 14, size: 530, turn: turn + i * 13 }));
    case 'graduated':
      return standing
        ? [
            { x: 735, y: 815, size: 540 },
            { x: 500, y: 785, size: 430 },
            { x: 265, y: 760, size: 330 },
          ]
        : [0, 1, 2, 3, 4].map((i) => ({ x: 210 + i * 130, y: 590 - i * 40, size: 280 + i * 58, turn: turn + 2 }));
    case 'scatter':
      return scattered.map(([x, y]) => ({
        x: x + jitter(random, 24),
        y: y + jitter(random, 24),
        size: 330 + jitter(random, 24),
        turn: random() * 360,
      }));
    default:
      throw new RangeError(`unknown arrangement: ${String(show satisfies never)}`);
  }
}

export type GroupKind = 'receding' | 'pattern' | 'close' | 'crowd';

/** The groups that suit the goods: nobody stands doors in a crowd. */
export function groupKindsOf({ show, stance }: Art): readonly GroupKind[] {
  if (show === 'scatter') return ['pattern'];
  if (show === 'one' || show === 'pair') return ['receding', 'close'];
  return stance === 'standing' ? ['crowd'] : ['crowd', 'close'];
}

/** Several copies, or one seen from near. */
export function groupLayout(kind: GroupKind, { stance, turn = 0 }: Art, random: () => number): Place[] {
  const standing = stance === 'standing';
  const foot = standing ? 0.5 : 0;
  const place = (x: number, y: number, size: number, angle = turn): Place => ({ x, y: y + size * foot, size, turn: angle });
  switch (kind) {
    case 'receding':
      return [place(790, 330, 250), place(610, 400, 340), place(360, 570, 500)];
    case 'pattern':
      return [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          place(-10 + column * 345 + (row % 2) * -160, 40 + row * 310, 255, turn + (standing ? 0 : jitter(random, 16))),
        ),
      );
    case 'close':
      return [place(580, 545, 940, turn + (standing ? 0 : -8))];
    case 'crowd':
      return standing
        ? [place(500, 330, 320), place(250, 440, 350), place(750, 440, 350), place(390, 610, 390), place(640, 630, 390)]
        : [0, 1, 2, 3, 4].map((i) => {
            const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
            return place(500 + Math.cos(angle) * 265, 505 + Math.sin(angle) * 265, 330, turn + i * 72);
          });
    default:
      throw new RangeError(`unknown group: ${String(kind satisfies never)}`);
  }
}

/** All colours side by side, the first in front. */
export function paletteLayout(count: number, { stance }: Art): Place[] {
  const standing = stance === 'standing';
  const size = count > 3 ? 360 : 410;
  const step = count > 2 ? 560 / (count - 1) : 380;
  return Array.from({ length: count }, (_, i) => {
    const at = i - (count - 1) / 2;
    const y = standing ? 760 + (i % 2) * 70 : 480 + (i % 2) * 90;
    return { x: 500 + at * step, y, size, colour: i, turn: standing ? 0 : -6 };
  });
}

export type CartonLayout = { readonly boxes: readonly Box[]; readonly prints: readonly Place[]; readonly front: readonly Place[] };

/** A carton or a stack of them with the goods before it. */
export function cartonLayout(variant: number, { stance, show }: Art): CartonLayout {
  const goods = (x: number, size: number): Place[] => {
    const y = stance === 'standing' ? 880 : 880 - size * 0.46;
    return show === 'one' || show === 'scatter'
      ? [{ x, y, size }]
      : [
          { x: x + size * 0.34, y: y - 48, size: size * 0.86 },
          { x, y, size },
        ];
  };
  switch (variant % 3) {
    case 0:
      return {
        boxes: [{ x: 150, y: 300, width: 520, height: 470, depth: 170 }],
        prints: [{ x: 410, y: 470, size: 220 }],
        front: goods(690, 350),
      };
    case 1:
      return {
        boxes: [
          { x: 130, y: 520, width: 440, height: 290, depth: 150 },
          { x: 150, y: 205, width: 430, height: 290, depth: 146 },
        ],
        prints: [
          { x: 350, y: 605, size: 125 },
          { x: 365, y: 290, size: 125 },
        ],
        front: goods(690, 380),
      };
    default:
      return {
        boxes: [
          { x: 470, y: 400, width: 350, height: 330, depth: 120 },
          { x: 120, y: 455, width: 370, height: 340, depth: 126 },
          { x: 270, y: 120, width: 350, height: 318, depth: 120 },
        ],
        prints: [
          { x: 645, y: 500, size: 130 },
          { x: 305, y: 560, size: 140 },
          { x: 445, y: 215, size: 130 },
        ],
        front: goods(655, 360),
      };
  }
}

/** The places moved to the middle and enlarged or reduced so that the goods fill the picture. */
export function fitted(places: readonly Place[], { stance }: Art, aspect: number, floor: number): Place[] {
  const boxes = places.map(({ x, y, size, turn = 0 }) => {
    const angle = (turn * Math.PI) / 180;
    const w = size * Math.min(1, aspect);
    const h = size * Math.min(1, 1 / aspect);
    const width = w * Math.abs(Math.cos(angle)) + h * Math.abs(Math.sin(angle));
    const height = w * Math.abs(Math.sin(angle)) + h * Math.abs(Math.cos(angle));
    const middle = stance === 'standing' ? y - height / 2 : y;
    return { left: x - width / 2, right: x + width / 2, top: middle - height / 2, bottom: middle + height / 2 };
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const [width, height] = stance === 'standing' ? [750, 690] : [880, 800];
  const scale = Math.min(1.6, width / (right - left), height / (bottom - top));
  const drop = Math.max(0, floor - (500 + ((bottom - top) / 2) * scale));
  return places.map((place) => ({
    ...place,
    x: 500 + (place.x - (left + right) / 2) * scale,
    y: 505 + (place.y - (top + bottom) / 2) * scale + drop,
    size: place.size * scale,
  }));
}

function jitter(random: () => number, reach: number): number {
  return (random() * 2 - 1) * reach;
}
