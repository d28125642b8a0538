import { Frame } from '../kit/frame.tsx'
import { PhotoImage } from '../kit/photo-image.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { LogosProps } from './logos.schema.ts'

const layout: Record<LogosProps['variant'], string> = { line: 'logo-line', grid: 'logo-grid' }

/** Whom you worked with, by their logos. */
export const Logos = ({ variant, tone, anchor, text, logos, setting }: BlockProps<LogosProps>) => (
  <Frame tone={tone} anchor={anchor} className="logo-band">
    <div className={layout[variant]}>
      <h2 className="logo-words">{text}</h2>
      <ul>
        {logos.map(({ src, alt }) => (
          <li key={`${src} ${alt}`}>
            <PhotoImage src={src} alt={alt} setting={setting} sizes="10rem" className="logo-mono" />
          </li>
        ))}
      </ul>
    </div>
  </Frame>
)
