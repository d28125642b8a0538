import { checkAltTexts } from './look/check-alt-texts.ts'
import { checkConsent } from './forms/check-consent.ts'
import { checkDownloads } from './links/check-downloads.ts'
import { checkEmails } from './mails/check-emails.ts'
import { checkEventWords } from './events/check-event-words.ts'
import { checkForms } from './forms/check-form.ts'
import { checkHashes, checkSiteHashes } from './files/check-hashes.ts'
import { checkHints } from './files/check-hints.ts'
import { checkJourneys } from './mails/check-journeys.ts'
import { checkMails } from './mails/check-mails.ts'
import { checkMarkdown } from './files/check-markdown.ts'
import { checkMessages } from './forms/check-messages.ts'
import { checkMetadata } from './look/check-metadata.ts'
import { checkOpenWords } from './files/check-open-words.ts'
import { checkPageMarkup } from './look/check-page-markup.ts'
import { checkPageSlugs } from './links/check-page-slugs.ts'
import { checkPictures } from './look/check-pictures.ts'
import { checkReferences } from './links/check-references.ts'
import { checkRhythm } from './look/check-rhythm.ts'
import { checkRoutes } from './links/check-routes.ts'
import { checkSchedulers } from './links/check-scheduler.ts'
import { checkSecrets, checkSiteSecrets } from './files/check-secrets.ts'
import { checkSenders } from './mails/check-senders.ts'
import { checkStarterWords } from './files/check-starter-words.ts'
import { checkSteps } from './files/check-steps.ts'
import { checkSticky } from './forms/check-sticky.ts'
import { checkThemes } from './look/check-theme.ts'
import { checkWhen } from './events/check-when.ts'
import { checkZones } from './events/check-zone.ts'
import type { ParsedFiles } from '../parse/parsed-files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

type Check = (parsedFiles: ParsedFiles) => Diagnostic[]

/**
 * What only all campaigns together can show, told by their faces (coach-face.ts) and site.yaml. Where `ClaimIndex` finds every
 * name with one holder and every lead at a page, they say nothing.
 */
export const nameChecks: readonly Check[] = [checkRoutes, checkPageSlugs]

/** What site.yaml can be judged by alone. */
export const siteFileChecks: readonly ((parsedFiles: Pick<ParsedFiles, 'site'>) => Diagnostic[])[] = [
  checkSiteHashes,
  checkSiteSecrets,
]

/**
 * What each coach's files can be judged by alone, once it is known which pages the others have: `drafts` holds the files of
 * one coach, `drafts.whole` all. What a check here asks of other coaches' files belongs into `summaryOf` (coach-face.ts), and is
 * asked through `linkFault`, which takes down the answer.
 */
export const coachChecks: readonly Check[] = [
  checkReferences,
  checkPictures,
  checkDownloads,
  checkSchedulers,
  checkEmails,
  checkEventWords,
  checkWhen,
  checkZones,
  checkForms,
  checkConsent,
  checkJourneys,
  checkMessages,
  checkHints,
  checkOpenWords,
  checkStarterWords,
  checkHashes,
  checkPageMarkup,
  checkSecrets,
  checkAltTexts,
  checkMarkdown,
  checkMails,
  checkSteps,
  checkSticky,
  checkMetadata,
  checkThemes,
  checkRhythm,
  checkSenders,
]
