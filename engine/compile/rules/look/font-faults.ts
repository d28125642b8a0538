import type { Theme } from '../../../campaign/theme/theme.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { findFontFile, findVariableFont, installedFonts } from '../../fonts/font-file.ts'
import type { ParsedCoach } from '../../parse/parsed-files.ts'
import { isFont, maxFontBytes } from '../../parse/read-font.ts'
import type { FontFile } from '../../parse/read-font.ts'
import { isWritten } from '../../read/yaml-find.ts'

type Fault = { rule: string; message: string; fix: string }

/** Of the display font and the texts' font, installed ones and files of the coach. */
export const fontFaults = ({ source, folder }: ParsedCoach, theme: Theme): Diagnostic[] => {
  const display = ['font', 'mood'].find((key) => isWritten(source.yaml, ['theme', key])) ?? 'font'
  const { font, textFont, weight } = theme
  const fonts = folder.fonts ?? new Map<string, FontFile>()
  const faultOf = (name: string, missing: () => Fault | null, unfit: (file: FontFile) => Fault | null) => {
    if (!isFont(name)) return missing()
    const file = fonts.get(name)
    return file ? (brokenFile(name, file) ?? unfit(file)) : noFile(name, [...fonts.keys()])
  }
  const faults: [at: string, fault: Fault | null][] = [
    [
      display,
      faultOf(
        font,
        () => missingFont(theme),
        (file) => otherWeight(font, weight, file),
      ),
    ],
    ...(textFont === undefined
      ? []
      : [
          [
            'textFont',
            faultOf(
              textFont,
              () => missingTextFont(textFont),
              (file) => oneWeight(textFont, file),
            ),
          ] satisfies [string, Fault | null],
        ]),
  ]
  return faults.flatMap(([at, fault]) => (fault ? [source.report(['theme', at], fault)] : []))
}

const missingFont = (theme: Theme): Fault | null => {
  if (findFontFile(theme)) return null
  const { font, weight } = theme
  const others = installedFonts()
  return {
    rule: 'missing-font',
    message: `no display font "${font}" of weight ${weight} is installed.`,
    fix: others.includes(font)
      ? 'Choose another weight.'
      : `${didYouMean(font, others)}Installed: ${others.join(', ')}. A developer can add it: "npm i -E @fontsource/${font}".`,
  }
}

const missingTextFont = (textFont: string): Fault | null => {
  if (findVariableFont(textFont)) return null
  const others = installedFonts().filter((name) => findVariableFont(name))
  return {
    rule: 'missing-font',
    message: `no text font "${textFont}" of all weights is installed.`,
    fix: `${didYouMean(textFont, others)}Installed: ${others.join(', ')}. A developer can add it: "npm i -E @fontsource-variable/${textFont}".`,
  }
}

const noFile = (name: string, others: string[]): Fault => ({
  rule: 'missing-font',
  message: `there is no font "${name}" in the assets folder.`,
  fix: `${didYouMean(name, others)}Copy the file there, or name an installed font.`,
})

const brokenFile = (name: string, { bytes, font }: FontFile): Fault | null => {
  if (bytes > maxFontBytes)
    return {
      rule: 'too-large',
      message: `"${name}" has ${Math.ceil(bytes / mega)} MB: a font has at most ${maxFontBytes / mega} MB.`,
      fix: 'Ask its maker for the version with Latin letters.',
    }
  if (!font)
    return {
      rule: 'file-kind',
      message: `"${name}" is no font, or a damaged one.`,
      fix: 'Download it again, as WOFF2, TTF or OTF.',
    }
  if (font.isRestricted)
    return {
      rule: 'font-file',
      message: `"${name}" forbids to be embedded in pages.`,
      fix: 'Ask its maker for a web licence and its file, or choose an installed font.',
    }
  if (font.lacks.length > 0)
    return {
      rule: 'font-file',
      message: `"${name}" lacks ${shortened(font.lacks)}: titles would change font inside a word.`,
      fix: 'Use the complete font, or choose an installed one.',
    }
  return null
}

const mega = 1024 * 1024

const shortened = (letters: string[]) => {
  const shown = letters.slice(0, 8).join(' ')
  return letters.length > 8 ? `${shown} and ${letters.length - 8} more letters` : shown
}

const otherWeight = (name: string, weight: number, { font }: FontFile): Fault | null => {
  const { least = weight, most = weight } = font?.weights ?? {}
  if (weight >= least && weight <= most) return null
  return {
    rule: 'font-file',
    message: `"${name}" has weights from ${least} to ${most}, and headings are set in ${weight}.`,
    fix: `Write a "weight" from ${least} to ${most}.`,
  }
}

const regular = 400
const bold = 700

const oneWeight = (name: string, { font }: FontFile): Fault | null => {
  const { least = 0, most = 0 } = font?.weights ?? {}
  if (least <= regular && most >= bold) return null
  return {
    rule: 'font-file',
    message: `"${name}" is not a variable font with weights from ${regular} to ${bold}, which texts, buttons and labels need.`,
    fix: 'Use the variable font of the family, or leave "textFont" out.',
  }
}
