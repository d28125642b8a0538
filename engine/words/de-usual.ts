/** By the English text; "{}" stands for what changes there, which is translated in its turn, and "{#}" for a number. */
export const deUsual = {
  // Sections
  'Opens the calendar in a new tab.': 'Öffnet den Kalender in einem neuen Tab.',
  'What to bring': 'Was du mitbringst',
  'Please enter a prompt for image generation': 'Bitte beschreibe erst das Bild',
  'Image generated successfully!': 'Dein Bild ist fertig!',
  'Failed to generate image': 'Das Bild ließ sich nicht erstellen',
  'Image copied to clipboard!': 'Bild in die Zwischenablage kopiert!',
  'Failed to copy image to clipboard': 'Das Bild ließ sich nicht kopieren',
  'Describe the picture': 'Beschreibe das Bild',
  Generate: 'Erstellen',
  'Generating…': 'Wird erstellt …',
  'Or start from one of these': 'Oder beginne mit einem davon',
  'Your picture appears here.': 'Hier erscheint dein Bild.',
  'An example. Yours appears here.': 'Ein Beispiel. Hier erscheint deins.',
  'Your picture is being made. This takes up to a minute.':
    'Dein Bild entsteht. Das dauert bis zu einer Minute.',
  'Change the words': 'Die Beschreibung ändern',
  'Made from': 'Entstanden aus',
  'As the image service read it': 'So hat der Bilddienst es verstanden',
  Download: 'Herunterladen',
  Copy: 'Kopieren',
  'Not set up yet.': 'Noch nicht eingerichtet.',
  'No image service is connected, so no pictures can be made on this page for now.':
    'Es ist kein Bilddienst verbunden. Auf dieser Seite lassen sich deshalb im Moment keine Bilder erstellen.',

  // Templates: what several have
  'Meet {}': 'Das ist {}',
  'Your host': 'Wer dich erwartet',
  'Portrait of {}': 'Porträt von {}',
  'Your name': 'Dein Name',
  'Email address': 'E-Mail-Adresse',
  'Something is missing': 'Da fehlt noch etwas',
  'Is it for you?': 'Ist das etwas für dich?',
  'Come if': 'Komm, wenn',
  'Before you sign up': 'Bevor du dich anmeldest',
  'How it goes': 'So läuft es',
  'In a few minutes: open the email.': 'In ein paar Minuten: Öffne die E-Mail.',
  'Nothing there? Look in spam, and move it to your inbox.':
    'Nichts da? Sieh im Spam-Ordner nach und verschiebe sie in den Posteingang.',
  'In that email: confirm your address.': 'In dieser E-Mail: Bestätige deine Adresse.',
  'Press the button at its end, and what follows can come. Does it not ask? Then you have confirmed before.':
    'Klick auf den Button am Ende, dann kann alles Weitere kommen. Fragt sie nicht danach? Dann hast du schon bestätigt.',
  'We have written to {email}.': 'Wir haben an {email} geschrieben.',
  '{#} minutes': '{#} Minuten',
  '{#} hours': '{#} Stunden',
  '{#} hours {#} minutes': '{#} Stunden {#} Minuten',
  '{#} hours {#} minute': '{#} Stunden {#} Minute',
  minutes: 'Minuten',
  hours: 'Stunden',
  '{#} hr {#} min': '{#}\u00a0Std. {#}\u00a0Min.',
  'in all': 'insgesamt',

  // Template lead-magnet
  'Free guide': 'Kostenloser Leitfaden',
  'Get your free copy': 'Hol dir dein Exemplar',
  'It comes by email within a few minutes.': 'Es kommt in ein paar Minuten per E-Mail.',
  'Send me the guide': 'Schick mir den Leitfaden',
  'Check your email': 'Schau in dein Postfach',
  '{} is on its way to {email}.': '„{}“ ist unterwegs an {email}.',
  'About the author': 'Wer das geschrieben hat',
  '{} *by email within minutes*': '{} *in wenigen Minuten per E-Mail*',
  'Cover of {}': 'Titelbild von {}',
  'Today: read the first page.': 'Heute: Lies die erste Seite.',
  'Mark the one idea that fits your week.': 'Streich dir den Gedanken an, der in deine Woche passt.',
  'This week: try that idea.': 'Diese Woche: Probier ihn aus.',
  'Reply to the email and say how it went.': 'Antworte auf die E-Mail und erzähl, wie es war.',
  'Enjoy the read. {}': 'Viel Freude beim Lesen. {}',
  'Download the PDF': 'PDF herunterladen',
  'What you will find inside': 'Was drinsteht',
  Name: 'Dein Name',
  'Email Address': 'E-Mail-Adresse',
  'Sending Your Guide...': 'Wird verschickt …',
  'Your guide, then one more email. One click to leave.':
    'Dein Leitfaden, dann noch eine E-Mail. Ein Klick zum Abmelden.',
  'Your guide, then {#} more emails. One click to leave.':
    'Dein Leitfaden, dann noch {#} E-Mails. Ein Klick zum Abmelden.',
  'Your guide, and one click to leave in every email.':
    'Dein Leitfaden, und in jeder E-Mail ein Klick zum Abmelden.',
  'Please fill in all fields': 'Bitte fülle alle Felder aus',
  'Both name and email are required to access your free guide.':
    'Für den Leitfaden brauchen wir deinen Namen und deine E-Mail-Adresse.',
  'Success! 🎉': 'Geschafft! 🎉',
  'Check your email for your {}!': 'Schau in dein Postfach: „{}“ ist unterwegs!',
  'Oops! Something went wrong': 'Da ist etwas schiefgegangen',
  'Please try again or contact support if the issue persists. {message}':
    'Bitte versuche es noch einmal, und schreib uns, wenn es wieder nicht klappt. {message}',
  'There was an issue creating your account. Please try again. Lead creation failed: {message}':
    'Wir konnten deine Angaben nicht speichern. Bitte versuche es noch einmal. {message}',
  'There was an issue setting up your account. Please try again. {message}':
    'Wir konnten dich nicht eintragen. Bitte versuche es noch einmal. {message}',
  'System configuration error. Please contact support. {message}':
    'Hier ist etwas falsch eingestellt. Bitte schreib uns. {message}',
  'Please try again or contact support if the issue persists. Mailchimp subscription failed: {message}':
    'Wir konnten dich nicht in die Liste eintragen. Bitte versuche es noch einmal. {message}',
  'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}':
    'Wir konnten dir keine E-Mail schicken. Bitte prüfe deine Adresse und versuche es noch einmal. {message}',

  // Template event
  'Live event': 'Live-Veranstaltung',
  'Save your place': 'Sichere dir deinen Platz',
  'Your confirmation comes by email within a few minutes.':
    'Deine Bestätigung kommt in ein paar Minuten per E-Mail.',
  'Save my place': 'Platz sichern',
  'Your place is saved': 'Dein Platz ist reserviert',
  'Stay at home if': 'Bleib zu Hause, wenn',
  '{#} places. *One date.*': '{#} Plätze. *Ein Termin.*',
  '1 place. *One date.*': 'Ein Platz. *Ein Termin.*',
  '{#} places. *Every time.*': '{#} Plätze. *Jedes Mal.*',
  '1 place. *Every time.*': 'Ein Platz. *Jedes Mal.*',
  place: 'Platz',
  places: 'Plätze',
  'What happens': 'Was passiert',
  'Today: put it into your calendar.': 'Heute: Trag es in deinen Kalender ein.',
  'The calendar link opens a file that does it.': 'Der Kalenderlink öffnet eine Datei, die das erledigt.',
  'If you cannot come: say so.': 'Du kannst nicht kommen? Sag Bescheid.',
  'Somebody else will be glad of your place.': 'Jemand anderes freut sich über deinen Platz.',
  'Add it to my calendar': 'In meinen Kalender',
  'Live, online': 'Live, online',
  'Saving your place...': 'Wird gesichert …',
  'Emails about this event only, and one click to leave in each.':
    'Nur E-Mails zu dieser Veranstaltung, und in jeder ein Klick zum Abmelden.',
  'Please fill in the fields that are marked.': 'Bitte fülle die markierten Felder aus.',
  'Check your email for the details.': 'Alles Weitere steht in deiner E-Mail.',
  'The email may take a little longer.': 'Die E-Mail kann etwas länger dauern.',
  '{left} of {capacity} places left.': 'Noch {left} von {capacity} Plätzen frei.',
  'Your place is safe': 'Dein Platz ist schon reserviert',
  'You are signed up already. The details are in your email.':
    'Du bist schon angemeldet. Alles Weitere steht in deiner E-Mail.',
  'All places are taken': 'Alle Plätze sind vergeben',
  'Check back soon: when somebody cancels, their place opens up here right away.':
    'Schau bald wieder vorbei: Wenn jemand absagt, wird der Platz hier sofort frei.',
  'This event is over': 'Diese Veranstaltung ist vorbei',
  'Thank you to everybody who came.': 'Danke an alle, die dabei waren.',

  // Template webinar
  'Free masterclass': 'Kostenlose Masterclass',
  'Save your spot': 'Sichere dir deinen Zugang',
  'Your access comes by email within a few minutes.': 'Dein Zugang kommt in ein paar Minuten per E-Mail.',
  'Save my spot': 'Zugang sichern',
  'Open the class': 'Zur Masterclass',
  'You are in': 'Du bist dabei',
  'Skip it if': 'Lass es aus, wenn',
  '*{},* and you have seen it all': '*{},* und du hast alles gesehen',
  'On demand, at your own pace': 'Jederzeit, in deinem Tempo',
  'What the class holds': 'Was dich erwartet',
  'Say where to write.': 'Sag uns, wohin.',
  'A name and an address, nothing else.': 'Ein Name und eine Adresse, sonst nichts.',
  'Open the email.': 'Öffne die E-Mail.',
  'It is there in a few minutes, with your access.': 'Sie ist in ein paar Minuten da, mit deinem Zugang.',
  'Take {}.': 'Nimm dir {}.',
  'Today or next week: there is no date to miss.': 'Heute oder nächste Woche: Du verpasst keinen Termin.',
  'Saving your spot...': 'Wird gesichert …',
  'Your access, then one more email. One click to leave.':
    'Dein Zugang, dann noch eine E-Mail. Ein Klick zum Abmelden.',
  'Your access, then {#} more emails. One click to leave.':
    'Dein Zugang, dann noch {#} E-Mails. Ein Klick zum Abmelden.',
  'Your access, and one click to leave in every email.':
    'Dein Zugang, und in jeder E-Mail ein Klick zum Abmelden.',
  'Please fill in both your name and your address.': 'Bitte gib deinen Namen und deine Adresse an.',
  'Check your email for your access.': 'Dein Zugang ist unterwegs in dein Postfach.',
  'That did not work': 'Das hat nicht geklappt',
  'Please try again in a moment.': 'Bitte versuche es gleich noch einmal.',
  'Your email could not be sent. Please check the address and try again. {message}':
    'Die E-Mail ließ sich nicht senden. Bitte prüfe die Adresse und versuche es noch einmal. {message}',

  // Template booking
  'Book a call': 'Gespräch buchen',
  'By video': 'Per Video',
  'Choose a time': 'Termin aussuchen',
  'Choose your time': 'Such dir einen Termin aus',
  'Who you will talk to': 'Mit wem du sprichst',
  'Book if': 'Buche, wenn',
  'Do not book if': 'Buche nicht, wenn',
  'Before you book': 'Bevor du buchst',
  'Put *{}* in your week': 'Nimm dir diese Woche *{}* Zeit',
  'What you have when it is over': 'Was du danach hast',
  'Have these to hand': 'Das hältst du bereit',
  'Pick a day, then an hour. The calendar names its time zone.':
    'Such dir einen Tag aus, dann eine Stunde. Der Kalender nennt seine Zeitzone.',
  'Open the calendar in a new tab': 'Den Kalender in einem neuen Tab öffnen',
  'Cannot see the calendar here?': 'Du siehst hier keinen Kalender?',
  'Choose a time.': 'Such dir einen Termin aus.',
  'The calendar shows what is free.': 'Der Kalender zeigt, was frei ist.',
  'Confirm it there.': 'Bestätige ihn dort.',
  'The calendar sends you the details.': 'Der Kalender schickt dir alles Weitere.',
  'Talk for {}.': 'Sprich {} lang mit uns.',
  'Bring your questions. They come first.': 'Bring deine Fragen mit. Sie kommen zuerst.',

  // Template privacy
  Privacy: 'Datenschutz',
  'What we keep *about you*': 'Was wir *über dich* aufbewahren',
  '{} keeps what you send, uses it for what you asked for, and erases it when you say so.':
    '{} bewahrt auf, was du schickst, nutzt es für das, worum du gebeten hast, und löscht es, sobald du es sagst.',
  'What we keep': 'Was wir aufbewahren',
  'What you enter in a form: your name, your email address, your answers. With it the day, the page, the link you came by, the words you agreed to and a fingerprint of your network address.':
    'Was du in ein Formular schreibst: deinen Namen, deine E-Mail-Adresse, deine Antworten. Dazu den Tag, die Seite, den Link, über den du kamst, den Text, dem du zugestimmt hast, und einen Fingerabdruck deiner IP-Adresse.',
  'Which emails we sent you, and whether they arrived. We do not record whether you open them, or what you press in them.':
    'Welche E-Mails wir dir geschickt haben und ob sie angekommen sind. Ob du sie öffnest oder was du darin anklickst, halten wir nicht fest.',
  'How often a page is viewed: counted without cookies, and without anything that tells one visitor from another.':
    'Wie oft eine Seite aufgerufen wird: gezählt ohne Cookies und ohne irgendetwas, das eine Person von der anderen unterscheidet.',
  'What we use it for': 'Wofür wir es nutzen',
  'For what you asked for: the guide, the call, the event, and the emails that the form announced. For nothing else.':
    'Für das, worum du gebeten hast: den Leitfaden, das Gespräch, den Termin und die E-Mails, die das Formular ankündigt. Für nichts sonst.',
  'Who else sees it': 'Wer es noch sieht',
  'The companies that run our server and carry our emails, on our behalf.':
    'Die Firmen, die in unserem Auftrag unseren Server betreiben und unsere E-Mails zustellen.',
  'Mailchimp, United States, if you subscribed to the mailing list.':
    'Mailchimp, USA, wenn du die Mailingliste abonniert hast.',
  'Plausible, Estonia: counts visits and sent forms, without cookies.':
    'Plausible, Estland: zählt Besuche und abgeschickte Formulare, ohne Cookies.',
  'Matomo at {}, which counts visits and sent forms, without cookies.':
    'Matomo auf {}: zählt Besuche und abgeschickte Formulare, ohne Cookies.',
  'Matomo at {}, which counts visits and sent forms with cookies, if you agreed to it.':
    'Matomo auf {}: zählt Besuche und abgeschickte Formulare mit Cookies, wenn du zugestimmt hast.',
  'Google Analytics, United States: counts visits and sent forms with cookies, if you agreed to it.':
    'Google Analytics, USA: zählt Besuche und abgeschickte Formulare mit Cookies, wenn du zugestimmt hast.',
  'Meta, United States: learns of your visit and of sent forms with cookies, if you agreed to it.':
    'Meta, USA: erfährt mit Cookies von deinem Besuch und von abgeschickten Formularen, wenn du zugestimmt hast.',
  'You change what you agreed to at the foot of each page.':
    'Deine Zustimmung änderst du am Ende jeder Seite.',
  '{}, if you book a time in the calendar there: its own rules hold.':
    '{}, wenn du dort im Kalender einen Termin buchst: Es gelten die Regeln dieses Anbieters.',
  'How long': 'Wie lange',
  'Until you ask us to erase it.': 'Bis du uns bittest, es zu löschen.',
  'For {} after your last form, email or event. Then all of it is erased.':
    'Noch {} nach deinem letzten Formular, der letzten E-Mail oder dem letzten Termin. Dann wird alles gelöscht.',
  '1 month': '1 Monat',
  '{#} months': '{#} Monate',
  '1 year': '1 Jahr',
  '{#} years': '{#} Jahre',
  'If you stop our emails, we keep a fingerprint of your address, which nobody can read back, so that nothing is sent to it again.':
    'Wenn du unsere E-Mails abbestellst, behalten wir einen Fingerabdruck deiner Adresse, den niemand zurücklesen kann, damit nichts mehr an sie geht.',
  'What you can do': 'Was du tun kannst',
  'Stop all emails: each of them has a link for that, which works with one press.':
    'Alle E-Mails abbestellen: In jeder steht ein Link dafür, ein Klick genügt.',
  'See, take with you or erase what we keep: each of our emails has the link “Your data” for that. To correct something, write to us.':
    'Sehen, mitnehmen oder löschen, was wir aufbewahren: In jeder unserer E-Mails steht dafür der Link „Deine Daten“. Zum Berichtigen schreib uns.',
  'You may also complain to the authority for data protection where you live.':
    'Du kannst dich auch bei der Datenschutzbehörde an deinem Wohnort beschweren.',
  'Write to us': 'Schreib uns',
  'What else there is to say': 'Was sonst noch zu sagen ist',
  'Who answers for it': 'Wer verantwortlich ist',
  'As of {}.': 'Stand: {}.',

  // Templates terms and contact
  Terms: 'AGB',
  'What we *agree on*': 'Was wir *vereinbaren*',
  'What {} offers, what it costs, and how you get out of it.':
    'Was {} anbietet, was es kostet und wie du wieder herauskommst.',
  'Price: {}': 'Preis: {}',
  'Places: {#}': 'Plätze: {#}',
  'To the page': 'Zur Seite',
  'How you sign up': 'Wie du dich anmeldest',
  'You send the form of a page. What it offers is yours once the page or the email says so.':
    'Du schickst das Formular einer Seite ab. Was sie anbietet, gehört dir, sobald die Seite oder die E-Mail es sagt.',
  'When all places are taken, the page says so, and nobody more is let in.':
    'Sind alle Plätze vergeben, sagt es die Seite, und niemand wird mehr aufgenommen.',
  'How you get out': 'Wie du wieder herauskommst',
  'Emails: each of them has a link that stops them, with one press.':
    'E-Mails: In jeder steht ein Link, der sie abbestellt, ein Klick genügt.',
  'A place: each email about the event has a link that gives it back, with one press.':
    'Ein Platz: In jeder E-Mail zum Termin steht ein Link, der ihn zurückgibt, ein Klick genügt.',
  'Whom you deal with': 'Mit wem du es zu tun hast',
  Contact: 'Kontakt',
  'How to *reach us*': 'So *erreichst du uns*',
  'Name, address and email of {}.': 'Name, Anschrift und E-Mail-Adresse von {}.',
  'By email': 'Per E-Mail',
  'By phone': 'Am Telefon',
  'By post': 'Per Post',
  'Call us': 'Ruf uns an',
  'Ask *here*': 'Frag *hier*',
  'Your question': 'Deine Frage',
  'Send it': 'Abschicken',
  'Sending...': 'Wird gesendet …',
  'Used to answer you, and for nothing else.': 'Nur um dir zu antworten, für nichts sonst.',
  'Your question is here': 'Deine Frage ist da',
  'The answer goes to {email}.': 'Die Antwort geht an {email}.',
  'Anything else: write to us.': 'Alles andere: Schreib uns.',
  'The answer comes by email.': 'Die Antwort kommt per E-Mail.',
} satisfies Readonly<Record<string, string>>
