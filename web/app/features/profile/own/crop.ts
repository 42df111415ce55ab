/** Which square of a picture is taken. */
export interface Crop {
  /** 1: the largest square; 3: a third of its side. */
  zoom: number;
  /** Where the square is on its way from left to right, 0 to 1. */
  x: number;
  /** The same from top to bottom. */
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

/** The square in pixels of the picture. */
export function cropArea({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** The crop after the picture was dragged under a window; `dx` and `dy` are shares of the window's side. */
export function dragged(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropArea(size, crop);
  return {
    ...crop,
    x: moved(crop.x, dx * side, size.width - side),
    y: moved(crop.y, dy * side, size.height - side),
  };
}

function moved(position: number, by: number, room: number): number {
  return room > 0 ? Math.min(Math.max(position - by / room, 0), 1) : position;
}

const LARGEST_SIDE = 1024;

/** The square as a picture of its own, of at most 1024 pixels a side. What the file said beside its pixels is gone. */
export function cutOut(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { side, left, top } = cropArea({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  const edge = Math.max(1, Math.min(LARGEST_SIDE, Math.round(side)));
  canvas.width = edge;
  canvas.height = edge;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, edge, edge);
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture has no pixels'));
    canvas.toBlob(keep, 'image/webp', 0.92);
  });
}
