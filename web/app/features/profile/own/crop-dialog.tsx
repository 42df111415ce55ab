import { clsx } from 'clsx';
import { type PointerEvent, useId, useRef, useState } from 'react';
import type { ApiError } from '../../../api.ts';
import { useCall } from '../../../page/use-call.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useOverlay } from '../../../ui/use-overlay.tsx';
import { CENTRED, type Crop, cropArea, cutOut, dragged, MAX_ZOOM, wholeZoom } from './crop.ts';
import type { Edit, Edits } from './edits.ts';
import type { NewPicture } from './edits-of-pictures.ts';

/** Round pictures fill their circle; square ones may be taken whole, whatever their shape. */
type Shape = 'round' | 'square';

export interface PictureKind<Data extends { version: number }> {
  shape: Shape;
  /** What it is, such as `picture`. */
  noun: string;
  edit: (picture: NewPicture) => Edit<Data>;
  /** Said when the server gives no message of its own. */
  saved: string;
}

interface CropDialogProps<Data extends { version: number }> {
  image: HTMLImageElement;
  kind: PictureKind<Data>;
  edits: Edits;
  onClose: () => void;
}

/** Choosing the square of a new picture, and sending it. A failure keeps the picture and the square. */
export function CropDialog<Data extends { version: number }>(props: CropDialogProps<Data>) {
  const { image, kind, edits, onClose } = props;
  const { shape, noun, edit, saved } = kind;
  const [crop, setCrop] = useState(() => firstCrop(image, shape));
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const { busy, run } = useCall();
  const { overlay, cover } = useOverlay('Saving...', <Progress share={share} />);
  const outdated = failure?.code === 'conflict';

  async function upload() {
    if (outdated) await edits.reload();
    const picture = await cutOut(image, crop);
    const preview = URL.createObjectURL(picture);
    return edits
      .save(edit({ picture, preview, onProgress: setShare }))
      .finally(() => URL.revokeObjectURL(preview));
  }

  function send() {
    setShare(0);
    void run({
      send: () => cover(upload()),
      onDone(message) {
        onClose();
        toast.success(message ?? saved);
      },
      onFailure: setFailure,
    });
  }

  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      size="sm"
      title={`Your ${noun}`}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={send}>
            {busy ? 'Saving...' : outdated ? 'Reload and save' : failure ? 'Try again' : `Save ${noun}`}
          </Button>
        </>
      }
    >
      <CropWindow image={image} shape={shape} crop={crop} onCrop={setCrop} disabled={busy} />
      <Alert className="mt-4">
        {!busy && (outdated ? 'Your profile was changed in another window.' : failure?.message)}
      </Alert>
      {overlay}
    </Dialog>
  );
}

function firstCrop(image: HTMLImageElement, shape: Shape): Crop {
  return shape === 'square' ? { ...CENTRED, zoom: wholeZoom(sizeOf(image)) } : CENTRED;
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="w-60">
      <div
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full bg-primary transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {percent < 100 ? `${percent}% sent` : 'Almost there'}
      </p>
    </div>
  );
}

interface CropWindowProps {
  image: HTMLImageElement;
  shape: Shape;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  disabled: boolean;
}

/** The picture under a window: dragged with the pointer, or moved with the sliders. */
function CropWindow({ image, shape, crop, onCrop, disabled }: CropWindowProps) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const size = sizeOf(image);
  const { side, left, top } = cropArea(size, crop);
  const share = (pixels: number) => `${(pixels / side) * 100}%`;

  function drag(event: PointerEvent<HTMLElement>) {
    if (!from.current || disabled) return;
    const window = event.currentTarget.clientWidth;
    onCrop(
      dragged(
        size,
        crop,
        (event.clientX - from.current.x) / window,
        (event.clientY - from.current.y) / window,
      ),
    );
    from.current = { x: event.clientX, y: event.clientY };
  }

  return (
    <div className="flex flex-col items-center gap-5">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = undefined;
        }}
        className={clsx(
          'relative size-60 cursor-grab touch-none overflow-hidden ring-2 ring-line active:cursor-grabbing',
          shape === 'round' ? 'rounded-full bg-sunken' : 'rounded-[22%] bg-plate',
        )}
      >
        <img
          src={image.src}
          alt="Your choice"
          draggable={false}
          className="absolute max-w-none select-none"
          style={{
            width: share(size.width),
            height: share(size.height),
            left: share(-left),
            top: share(-top),
          }}
        />
      </div>
      <div className="grid w-full gap-x-5 gap-y-3 sm:grid-cols-3">
        <Slider
          label="Zoom"
          min={shape === 'round' ? 1 : wholeZoom(size)}
          max={MAX_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => onCrop({ ...crop, zoom })}
          disabled={disabled}
          autoFocus
        />
        <Slider
          label="Left and right"
          value={crop.x}
          onChange={(x) => onCrop({ ...crop, x })}
          disabled={disabled || size.width - side < 1}
        />
        <Slider
          label="Up and down"
          value={crop.y}
          onChange={(y) => onCrop({ ...crop, y })}
          disabled={disabled || size.height - side < 1}
        />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
  autoFocus?: boolean;
}

function Slider({ label, min = 0, max = 1, value, onChange, disabled, autoFocus = false }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        disabled={disabled}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="block h-8 w-full touch:h-11"
      />
    </div>
  );
}
