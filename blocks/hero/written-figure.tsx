import type { ReactNode } from 'react'
import { drawingOf } from '../art/art.tsx'
import { gainsOf } from '../kit/gains.ts'
import type { HeroVariant } from '../kit/hero-variant.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Bill } from './bill.tsx'
import { Factors } from './factors.tsx'
import { Gains } from './gains.tsx'
import type { HeroProps } from './hero.schema.ts'

type Props = Pick<BlockProps<HeroProps>, 'setting' | 'written'> & { variant: HeroVariant }

/** What is written, where the layout makes figures of it in place of the drawing. */
export const writtenFigure = ({ variant, setting, written }: Props): ReactNode => {
  if (!written) return undefined
  const { hold, cells } = drawingOf(setting)
  if (variant === 'book-left' && setting.art === 'bars') {
    const gains = gainsOf(written)
    return gains.length > 0 ? <Gains gains={gains} /> : undefined
  }
  if (variant === 'dark-form' && setting.layout === 'sheet' && cells) return <Bill written={written} />
  if (variant === 'split-art' && setting.layout === 'stairs' && hold === 'stand')
    return <Factors written={written} />
  return undefined
}
