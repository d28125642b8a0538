import type { FormWords } from './en-form.ts'

export const deForm: FormWords = {
  problems: {
    missing: 'Bitte fülle dieses Feld aus.',
    notTicked: 'Bitte setze hier ein Häkchen.',
    notChosen: 'Bitte wähle etwas aus.',
    noAt: 'Hier fehlt das @ und was danach kommt, zum Beispiel @beispiel.de.',
    noEnding: 'Hier fehlt das Ende der Adresse, zum Beispiel .de.',
    badEmail: 'Bitte prüfe diese Adresse. Sie sollte aussehen wie name@beispiel.de.',
    badOption: 'Bitte wähle eine der Antworten aus der Liste.',
  },
  form: {
    optional: 'freiwillig',
    choose: 'Bitte auswählen',
    trap: 'Lass dieses Feld leer',
    wrong: 'Fehler: {title}',
    pages: { next: 'Weiter', back: 'Zurück', at: 'Schritt {page} von {pages}' },
  },
  answer: {
    notSent:
      'Deine Eingaben sind noch da. Bitte prüfe deine Verbindung und drück noch einmal auf den Button.',
    kept: 'Deine Eingaben sind noch da.',
    noAnswer: 'Es kam keine Antwort.',
    duplicate: { title: 'Du stehst schon auf der Liste' },
    full: { title: 'Alle Plätze sind vergeben' },
    over: { title: 'Diese Veranstaltung ist vorbei' },
    inbox: 'dein Postfach',
    yourEmail: 'Deine E-Mail: {email}',
    mailLate: 'Deine Bestätigung per E-Mail kann etwas länger dauern.',
    dismiss: 'Meldung schließen',
    waiting: {
      title: 'Wir versuchen es weiter',
      safe: 'Deine Antworten sind auf diesem Gerät sicher, höchstens 7 Tage lang.',
      open: 'Bitte lass diese Seite offen.',
    },
    unsent: {
      safe: 'Deine Antworten bleiben auf diesem Gerät, bis sie gesendet sind, höchstens 7 Tage lang.',
      open: 'Bitte lass diese Seite offen: Sobald du wieder online bist, versuchen wir es noch einmal.',
      again: 'Jetzt noch einmal versuchen',
      discard: 'Verwerfen',
    },
    unsentBefore: {
      title: 'Noch nicht gesendet',
      text: 'Deine Antworten vom {days} sind nicht angekommen. Sie bleiben auf diesem Gerät, bis sie gesendet sind, höchstens 7 Tage lang.',
      and: ' und vom ',
      missed:
        'Es kam immer noch keine Antwort. Nichts ist verloren: Sobald du wieder online bist, versuchen wir es noch einmal.',
      send: 'Jetzt senden',
      discard: 'Verwerfen',
      later: 'Das Formular neu ausfüllen',
    },
    typo: { ask: 'Meintest du {address}?', take: 'Ja, genau', keep: 'Nein, sie stimmt so' },
  },
}
