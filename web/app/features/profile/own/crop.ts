/** Which square of a picture is taken. */
export interface Crop {
  /** 1: the largest square; 3: a third of its side; below 1 the square is larger than the picture is wide or high. */
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

/** The zoom at which the square takes in all of a picture. */
export function wholeZoom({ width, height }: Size): number {
  return Math.min(width, height) / Math.max(width, height);
}

/** The square in pixels of the picture. What is smaller than the square lies in its middle. */
export function cropArea({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: offset(width - side, x), top: offset(height - side, y) };
}

function offset(room: number, share: number): number {
  return room * (room > 0 ? share : 0.5);
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

/** The square as a picture of its own, of at most 1024 pixels a side. Where the square is larger it stays clear. What the file said beside its pixels is gone. */
export async function cutOut(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { side, left, top } = cropArea({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  const edge = Math.max(1, Math.min(LARGEST_SIDE, Math.round(side)));
  canvas.width = edge;
  canvas.height = edge;
  const scale = edge / side;
  const drawn = [
    left * -scale,
    top * -scale,
    image.naturalWidth * scale,
    image.naturalHeight * scale,
  ] as const;
  const context = canvas.getContext('2d');
  context?.drawImage(image, ...drawn);
  const picture = await encoded(canvas, 'image/webp');
  // Safari writes no WebP and gives PNG, ten times as heavy for a photo; only that keeps what is clear.
  if (picture.type === 'image/webp' || !context || hasClearPixels(context, edge)) return picture;
  return encoded(canvas, 'image/jpeg');
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture has no pixels'));
    canvas.toBlob(keep, type, 0.92);
  });
}

function hasClearPixels(context: CanvasRenderingContext2D, edge: number): boolean {
  const { data } = context.getImageData(0, 0, edge, edge);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
