import type { ownData as english, ownDataMail as englishMail } from './en.ts'

export const ownData: typeof english = {
  title: (brand) => `Deine Daten bei ${brand}`,
  askText: (brand) =>
    `Sieh, was ${brand} über dich gespeichert hat, lade es herunter oder lass es löschen. Damit das niemand sonst kann, schicken wir zuerst einen Link an deine Adresse. Er gilt 30 Minuten.`,
  askButton: 'Link schicken',
  askedTitle: 'Schau in dein Postfach',
  askedText: (brand) =>
    `Wenn ${brand} etwas über dich gespeichert hat, ist ein Link an deine Adresse unterwegs. Er gilt 30 Minuten. Nach fünf Minuten noch nichts da? Sieh im Spam-Ordner nach.`,
  overTitle: 'Dieser Link funktioniert nicht',
  overText: (brand) =>
    `Links zu deinen Daten bei ${brand} gelten 30 Minuten. Wir können dir einen neuen schicken.`,
  shownText:
    'Das ist über dich gespeichert. Niemand sonst sieht diese Seite: Ihr Link läuft nach 30 Minuten ab.',
  name: 'Dein Name',
  email: 'E-Mail-Adresse',
  forms: 'Deine Formulare',
  mails: 'E-Mails an dich',
  seats: 'Deine Plätze',
  newest: 'Die neuesten. Im Download sind alle.',
  downloadTitle: 'Mitnehmen',
  downloadText:
    'Der Download enthält alles, auch deine Antworten, als eine Datei, die andere Programme lesen können (JSON).',
  download: 'Meine Daten herunterladen',
  leaveTitle: 'Keine E-Mails mehr',
  leaveText: 'Du kannst dich von einem Coach abmelden oder von allen, die diese Website nutzen.',
  leave: (brand) => `Von ${brand} abmelden`,
  leaveAll: 'Von allen abmelden',
  leftTitle: 'Du bist überall abgemeldet',
  leftText:
    'Kein Coach dieser Website schreibt dir mehr. Eine E-Mail, die schon unterwegs ist, kann noch ankommen.',
  eraseHead: 'Oder löschen',
  eraseText: 'Noch wird nichts gelöscht: Die nächste Seite sagt, was daraus folgt.',
  eraseTitle: 'Alles löschen?',
  erase: 'Meine Daten löschen',
  eraseWhat: (brand) => [
    `Alles, was ${brand} über dich gespeichert hat, wird gelöscht: Formulare, Antworten, E-Mails, Notizen.`,
    'Deine Plätze werden frei, und E-Mail-Serien enden.',
    `Ein Code aus deiner Adresse bleibt, damit ${brand} dir nicht wieder schreibt. Die Adresse kann niemand daraus lesen.`,
    'Das lässt sich nicht rückgängig machen. Lade deine Daten vorher herunter, wenn du sie behalten möchtest.',
  ],
  eraseButton: 'Alles löschen',
  back: 'Zurück zu meinen Daten',
  erasedTitle: 'Deine Daten sind gelöscht',
  erasedText: (brand) =>
    `Hier ist für ${brand} nichts mehr über dich gespeichert, und ${brand} schreibt dir nicht mehr. Eine E-Mail, die schon unterwegs ist, kann noch ankommen. Sicherungskopien werden gelöscht, sobald sie alt genug sind.`,
  elsewhere: (brand) =>
    `Manches hatte diese Website schon verlassen, zum Beispiel per E-Mail an ${brand}. Wir haben ${brand} gebeten, es auch dort zu löschen.`,
}

export const ownDataMail: typeof englishMail = (brand) => ({
  subject: `Deine Daten bei ${brand}`,
  preheader: 'Dieser Link gilt 30 Minuten.',
  markdown: `# Deine Daten bei ${brand}

Dieser Link zeigt, was ${brand} über dich gespeichert hat. Dort kannst du es herunterladen oder löschen lassen. Er gilt 30 Minuten: Gib ihn bitte nicht weiter.

[Meine Daten öffnen]({pageUrl})

Das warst du nicht? Dann brauchst du nichts zu tun.
`,
})
