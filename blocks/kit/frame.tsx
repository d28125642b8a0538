import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Tone } from './words.ts'

export const toneClass: Record<Tone, string> = {
  paper: 'tone-paper',
  tint: 'tone-tint',
  deep: 'tone-deep',
}

export const Frame = (props: {
  tone: Tone
  anchor?: string | undefined
  className?: string | undefined
  children: ReactNode
  art?: ReactNode
}) => (
  <section id={props.anchor} className={clsx(toneClass[props.tone], 'sec', props.className)}>
    {props.art}
    <div className="wrap relative">{props.children}</div>
  </section>
)
