import type { Done, Erased, Exported } from '../../engine/campaign/staff/person-commands.ts'

export type Answer = Done | Erased | Exported

export const inWords = (answer: Answer): string => {
  if ('tables' in answer) return JSON.stringify(answer, null, 2)
  return [
    ...(answer.done ? [] : ['Nothing was done.']),
    ...answer.said,
    ...(answer.undo ? [`To undo it: ${answer.undo}`] : []),
    ...('byHand' in answer ? ['Still to do by hand:', ...answer.byHand.map((line) => `- ${line}`)] : []),
  ].join('\n')
}
