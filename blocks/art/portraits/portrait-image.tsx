import { clsx } from 'clsx'
import { portraitSource } from './portrait-source.ts'
import type { Portrait } from './portrait.ts'

type Props = {
  portrait: Portrait
  name: string
  setting: { pictureUrl: (src: string) => string }
  className?: string
}

export const PortraitImage = ({ portrait, name, setting, className }: Props) => (
  <img
    className={clsx(className, isPhoto(portrait) && 'photo') || undefined}
    src={setting.pictureUrl(portraitSource(portrait))}
    alt={portrait.alt ?? `Drawn portrait of ${name}`}
    width="400"
    height="440"
    loading="lazy"
    decoding="async"
  />
)

/** Drawings stand before their ground, whether by name or as a file. */
const isPhoto = ({ src }: Portrait) => src !== undefined && !src.toLowerCase().endsWith('.svg')
