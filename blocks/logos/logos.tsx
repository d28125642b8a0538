import { Frame } from '../kit/frame.tsx'
import { PhotoImage } from '../kit/photo-image.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { LogosProps } from './logos.schema.ts'

const layout: Record<LogosProps['variant'], string> = { line: 'logo-line', grid: 'logo-grid' }

const spans: Record<number, string> = { 3: 'md:col-span-4', 4: 'md:col-span-3' }

/** Up to four in a row, and no row shorter by more than one: seven are four and three. */
const spanOf = (index: number, all: number) => {
  const rows = Math.ceil(all / 4)
  const most = Math.ceil(all / rows)
  const inLongRows = (all - rows * (most - 1)) * most
  return spans[index < inLongRows ? most : most - 1]
}

/** Whom you worked with, by their logos. */
export const Logos = ({ variant, tone, anchor, text, logos, setting }: BlockProps<LogosProps>) => (
  <Frame tone={tone} anchor={anchor} className="logo-band">
    <div className={layout[variant]}>
      <h2 className="logo-words">{text}</h2>
      <ul className="logo-rows">
        {logos.map(({ src, alt }, index) => (
          <li key={`${src} ${alt}`} className={spanOf(index, logos.length)}>
            <PhotoImage src={src} alt={alt} setting={setting} sizes="10rem" className="logo-mono" />
          </li>
        ))}
      </ul>
    </div>
  </Frame>
)
