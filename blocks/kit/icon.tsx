import type { IconName } from './icon-name.ts'
import { iconPaths } from './icon-paths.ts'

export const Icon = ({ name }: { name: IconName }) => <LineIcon path={iconPaths[name]} />

export const LineIcon = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
