import type { ApplicationPicture } from '@kyakhta/contract';
import sharp from 'sharp';
import { artFile } from '../pictures/art.ts';

/** Bars that stand for lines of writing: x, y, width; letters would look different on every machine. */
const written = (bars: readonly (readonly [x: number, y: number, width: number])[], fill: string, height = 14): string =>
  bars.map(([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`).join('');

const drawn = (width: number, height: number, ground: string, inside: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const fields = (x: number, y: number, step: number, widths: readonly number[]) =>
  widths.flatMap((width, i): [number, number, number][] => [
    [x, y + i * step, 74],
    [x + 104, y + i * step, width],
  ]);

const licence = (): Promise<Buffer> =>
  drawn(
    880,
    620,
    '#fbf6ea',
    `<rect x="22" y="22" width="836" height="576" fill="none" stroke="#a8833c" stroke-width="8"/>
     <rect x="38" y="38" width="804" height="544" fill="none" stroke="#a8833c" stroke-width="2"/>
     <circle cx="440" cy="108" r="42" fill="#c4302b"/><circle cx="440" cy="108" r="30" fill="none" stroke="#f3c64b" stroke-width="5"/>
     ${written([[270, 174, 340]], '#2b2b2b', 30)}${written([[330, 224, 220]], '#8a8578')}
     ${written(fields(96, 276, 42, [250, 210, 240, 180, 300]), '#5d594f')}${written(fields(498, 276, 42, [190, 150, 210]), '#5d594f')}
     <circle cx="700" cy="480" r="72" fill="none" stroke="#c4302b" stroke-width="7" opacity=".8"/><circle cx="700" cy="480" r="16" fill="#c4302b" opacity=".8"/>
     ${written([[644, 516, 112]], '#c4302b', 10)}`,
  );

const cardFront = (): Promise<Buffer> =>
  drawn(
    760,
    480,
    '#dfeaf2',
    `<path d="M0 360C190 300 330 420 760 330V480H0Z" fill="#c9dbe8"/>
     <rect x="520" y="84" width="190" height="240" rx="6" fill="#eef3f6"/><circle cx="615" cy="172" r="50" fill="#8d7a6b"/>
     <path d="M535 324c4-66 38-92 80-92s76 26 80 92Z" fill="#42566b"/>
     ${written(fields(56, 96, 54, [150, 90, 240, 280]), '#4c5a66', 16)}${written([[56, 398, 150]], '#4c5a66', 16)}${written([[240, 394, 420]], '#2d3943', 24)}`,
  );

const cardBack = (): Promise<Buffer> =>
  drawn(
    760,
    480,
    '#dfeaf2',
    `<path d="M0 300C220 380 420 240 760 320V480H0Z" fill="#c9dbe8"/>
     <circle cx="128" cy="124" r="64" fill="#c4302b"/><circle cx="128" cy="124" r="48" fill="none" stroke="#f3c64b" stroke-width="6"/>
     ${written([[230, 84, 400]], '#2d3943', 28)}${written([[230, 140, 300]], '#2d3943', 28)}
     ${written(
       [
         [200, 352, 90],
         [320, 352, 240],
         [200, 402, 90],
         [320, 402, 300],
       ],
       '#4c5a66',
       16,
     )}`,
  );

/** A road to the mountains. */
const logo = (): Promise<Buffer> =>
  drawn(
    240,
    240,
    '#1d4e5f',
    '<path d="M0 150 70 84l40 34 52-62 78 94v90H0Z" fill="#2f7a86"/><path d="M104 240 116 150h8l12 90Z" fill="#f2c14e"/><circle cx="54" cy="58" r="22" fill="#f2c14e"/>',
  );

/** A logo and papers with nobody's name on them, as an application for a store brings them. */
export const drawnPictures = async (): Promise<Record<ApplicationPicture, Buffer>> => ({
  shopLogo: await logo(),
  businessLicense: await licence(),
  identityCardFront: await cardFront(),
  identityCardLater: await cardBack(),
});

/** A picture of a sledge on snow, plainer than those of the other goods: one of these takes longer than all the rest here. */
export const sledge = async (): Promise<Buffer> => {
  const side = 480;
  const ground = await drawn(
    side,
    side,
    '#dbe9f4',
    '<path d="M0 330C130 290 330 300 480 345V480H0Z" fill="#fff"/><ellipse cx="240" cy="392" rx="170" ry="18" fill="#b9cbd9"/>',
  );
  const art = await sharp(artFile('1f6f7')).resize(340).toBuffer();
  return sharp(ground)
    .composite([{ input: art, left: (side - 340) / 2, top: 74 }])
    .png()
    .toBuffer();
};
