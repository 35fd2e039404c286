export { artFile } from './pictures/art.ts';
export { composePicture, resizePicture } from './pictures/compose.ts';
export { familySpecs, pictureSizes, type PictureSize, type PictureSpec, pictureSpecsFor, serviceSpecs } from './pictures/specs.ts';
