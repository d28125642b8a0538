import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** What a file was read as; where the system refuses to read it, that is its one diagnostic. */
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

/** The diagnostic of a file or folder that the system does not let anybody of us read. */
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

/** The code of an error of the file system, such as "EACCES"; any other error is thrown on. */
export const codeOf = (error: unknown): string => {
  const isSystem = error instanceof Error && 'code' in error && 'syscall' in error
  if (!isSystem || typeof error.code !== 'string') throw error
  return error.code
}
