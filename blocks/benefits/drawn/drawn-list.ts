import type { ReactNode } from 'react'
import type { Setting } from '../../kit/setting.ts'
import type { BenefitsProps } from '../benefits.schema.ts'

export type DrawnListProps = {
  items: BenefitsProps['items']
  /** Title of the section, so that the entries have the right level. */
  under: string | undefined
  setting: Setting
}

/** Draws an ordered list as a part of the page's drawing: every entry at its place. */
export type DrawnList = (props: DrawnListProps) => ReactNode
