import type { Lang } from '../../words/lang.ts'
import type { Coach } from '../schema/coach.ts'
import { coachAt } from './find-route.ts'

/** Of pages at a host that belong to no campaign: the coach's whose host it is, else the one that all coaches share. */
export const hostLang = (
  coaches: Record<string, Pick<Coach, 'hosts' | 'lang'>>,
  host: string,
): Lang | undefined => {
  const own = coachAt(coaches, host)
  if (own) return own.lang
  const [shared, ...others] = new Set(Object.values(coaches).map(({ lang }) => lang))
  return others.length === 0 ? shared : undefined
}
