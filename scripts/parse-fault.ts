import { didYouMean } from '../engine/compile/fixes/nearest.ts'

/** In one line what is wrong with a command line that Node's `parseArgs` refused; `options` are those it takes. */
export const parseFault = (error: unknown, options: Record<string, { type: string }>): string => {
  const { message } = error instanceof Error ? error : new Error(String(error))
  const [, option = ''] = /^(?:Unknown option|Option) '(--?[^\s']+)/.exec(message) ?? []
  if (message.startsWith('Unknown option')) {
    const known = Object.keys(options).map((name) => `--${name}`)
    return `There is no option "${option}". ${didYouMean(option, known)}`.trim()
  }
  if (message.includes('argument missing')) return `${option} needs a value.`
  if (message.includes('is ambiguous'))
    return `${option} needs a value. One that begins with a dash is written so: ${option}=-5.`
  return message.split('\n')[0] ?? message
}
