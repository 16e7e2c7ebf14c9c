import { type CSSProperties, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { useFocusOnMount } from '../../lib/use-focus-on-mount'
import { Button } from '../../ui/button'
import { type Crop, cropMiddle, maxZoom, toZoom, zoomCrop } from './crop'
import { useCropGestures } from './use-crop-gestures'

/** Props of {@link PictureCropper}. */
export interface PictureCropperProps {
  /** The chosen picture, as a URL. */
  source: string
  /** Called with the cropped picture as a data URL. */
  save: (url: string) => Promise<void>
  /** Called when the user discards the picture. */
  onCancel: () => void
}

/**
 * Width and height in pixels: sharp at 128 CSS pixels on high-density screens, about 20 kB as JPEG.
 */
const edge = 256

/** Crops a picture to a square, shown as a circle, by pointer, wheel, touch or arrow keys. */
export function PictureCropper({ source, save, onCancel }: PictureCropperProps) {
  const { t } = useMessages()
  // Unknown until the picture has loaded.
  const [crop, setCrop] = useState<Crop | null>(null)
  const change = useCallback((update: (crop: Crop) => Crop) => {
    setCrop((crop) => crop && update(crop))
  }, [])
  const saving = useAction(async () => {
    if (crop) await save(await cut(source, crop))
  })

  return (
    <div className="stack-form stack-setting__form">
      <CropFrame change={change}>
        <img
          src={source}
          alt=""
          draggable={false}
          style={crop ? toPlace(crop) : undefined}
          onLoad={({ currentTarget }) => {
            setCrop(cropMiddle(currentTarget.naturalWidth, currentTarget.naturalHeight))
          }}
        />
      </CropFrame>
      <ZoomSlider
        zoom={crop ? toZoom(crop) : 1}
        onZoomChange={(zoom) => change((crop) => zoomCrop(crop, zoom))}
      />
      <FailureNotice error={saving.failure} />
      <div className="stack-buttons">
        <Button
          pending={saving.status === 'pending'}
          pendingLabel={t('action.saving')}
          onClick={() => void saving.run()}
        >
          {t('picture.save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Width and position of a picture whose square fills an element. */
function toPlace({ width, x, y, size }: Crop): CSSProperties {
  return {
    width: `${(100 * width) / size}%`,
    left: `${(-100 * x) / size}%`,
    top: `${(-100 * y) / size}%`,
  }
}

interface CropFrameProps {
  change: (update: (crop: Crop) => Crop) => void
  /** The picture. */
  children: ReactNode
}

/** The circle, which takes arrow keys and gestures, and what is around it. */
function CropFrame({ change, children }: CropFrameProps) {
  const { t } = useMessages()
  const circle = useRef<HTMLDivElement>(null)
  const gestures = useCropGestures(circle, change)
  return (
    // In an element with this role, screen readers leave the arrow keys to the page.
    <div
      role="application"
      aria-label={t('picture.cropArea')}
      className="stack-cropper"
      {...gestures}
    >
      <div ref={circle} className="stack-cropper__circle">
        {children}
      </div>
    </div>
  )
}

interface ZoomSliderProps {
  zoom: number
  onZoomChange: (zoom: number) => void
}

/** Zoom from 1 to {@link maxZoom}. Focused on mount. */
function ZoomSlider({ zoom, onZoomChange }: ZoomSliderProps) {
  const { t } = useMessages()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  useFocusOnMount(slider)

  return (
    <div className="stack-range">
      <label htmlFor={id} className="stack-field__label">
        {t('picture.zoom')}
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onChange={({ currentTarget }) => onZoomChange(Number(currentTarget.value))}
      />
    </div>
  )
}

async function cut(source: string, { x, y, size }: Crop): Promise<string> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not support drawing on a canvas.')
  // JPEG has no transparency: empty areas would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, x, y, size, size, 0, 0, edge, edge)
  return canvas.toDataURL('image/jpeg', 0.85)
}
