import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export const orUnreadable = <ParsedFile>(
  file: string,
  read: () => { parsed: ParsedFile; diagnostics: Diagnostic[] },
): { parsed: ParsedFile | null; diagnostics: Diagnostic[]; isUnreadable?: true } => {
  try {
    return read()
  } catch (error) {
    return { parsed: null, diagnostics: [unreadable(file, codeOf(error))], isUnreadable: true }
  }
}

export const unreadable = (file: string, code: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  path: '',
  rule: 'missing-file',
  message: isForbidden(code) ? 'cannot be read: the permission is missing.' : `cannot be read (${code}).`,
  fix: isForbidden(code)
    ? 'Allow reading it: "chmod u+r" on Linux and macOS, Properties, Security on Windows.'
    : 'Close other programs that use it, and look whether it opens in an editor.',
})

export const isForbidden = (code: string): boolean => code === 'EACCES' || code === 'EPERM'

export const codeOf = (error: unknown): string => {
  const isSystem = error instanceof Error && 'code' in error && 'syscall' in error
  if (!isSystem || typeof error.code !== 'string') throw error
  return error.code
}
