export type Ground = 'light' | 'dark'

/** What blocks say of dark pages alone, "var(--dark-card, #fff)", costs the documents of light ones nothing. */
export const lightCss = (css: string): string => css.replace(ownDeclaration, '').replace(withSpare, '$1')

/** As the formatter leaves them: alone in a declaration, or with what holds on light pages. */
const ownDeclaration = /[\w-]+:\s*var\(--dark-[\w-]+\);/g
const withSpare = /var\(--dark-[\w-]+,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g
