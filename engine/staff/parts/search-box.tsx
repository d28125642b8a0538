import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A field to search a list with; `label` is in it until something is typed. */
export const SearchBox = ({
  label,
  ...rest
}: { label: string } & Omit<ComponentProps<'input'>, 'className'>) => (
  <div className="search">
    <Icon name="search" />
    <input type="search" className="input" aria-label={label} placeholder={label} {...rest} />
  </div>
)
