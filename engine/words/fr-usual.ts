import type { deUsual } from './de-usual.ts'

export const frUsual: Readonly<Record<keyof typeof deUsual, string>> = {
  // Sections
  'Opens the calendar in a new tab.': 'Ouvre le calendrier dans un nouvel onglet.',
  'What to bring': 'À apporter',
  'Please enter a prompt for image generation': 'Merci de décrire d’abord l’image',
  'Image generated successfully!': 'Votre image est prête !',
  'Failed to generate image': 'L’image n’a pas pu être créée',
  'Image copied to clipboard!': 'Image copiée dans le presse-papiers !',
  'Failed to copy image to clipboard': 'L’image n’a pas pu être copiée',
  'Describe the picture': 'Décrivez l’image',
  Generate: 'Créer',
  'Generating…': 'Création en cours…',
  'Or start from one of these': 'Ou partez de l’une de celles-ci',
  'Your picture appears here.': 'Votre image apparaîtra ici.',
  'An example. Yours appears here.': 'Un exemple. La vôtre apparaîtra ici.',
  'Your picture is being made. This takes up to a minute.':
    'Votre image se prépare. Cela prend une minute au plus.',
  'Change the words': 'Changer les mots',
  'Made from': 'Créée à partir de',
  'As the image service read it': 'Comme le service d’images l’a comprise',
  Download: 'Télécharger',
  Copy: 'Copier',
  'Not set up yet.': 'Pas encore configuré.',
  'No image service is connected, so no pictures can be made on this page for now.':
    'Aucun service d’images n’est connecté : pour le moment, cette page ne peut pas en créer.',

  // Templates: what several have
  'Meet {}': 'Voici {}',
  'Your host': 'Qui vous accueille',
  'Portrait of {}': 'Portrait : {}',
  'Your name': 'Votre nom',
  'Email address': 'Adresse e-mail',
  'Something is missing': 'Il manque quelque chose',
  'Is it for you?': 'Est-ce pour vous ?',
  'Come if': 'Venez si',
  'Before you sign up': 'Avant de vous inscrire',
  'How it goes': 'Comment cela se passe',
  'In a few minutes: open the email.': 'Dans quelques minutes : ouvrez l’e-mail.',
  'Nothing there? Look in spam, and move it to your inbox.':
    'Rien ? Regardez dans vos courriers indésirables et déplacez-le dans votre boîte de réception.',
  'In that email: confirm your address.': 'Dans cet e-mail : confirmez votre adresse.',
  'Press the button at its end, and what follows can come. Does it not ask? Then you have confirmed before.':
    'Appuyez sur le bouton tout en bas, et la suite pourra arriver. Rien de tel ? Vous l’avez déjà confirmée.',
  'We have written to {email}.': 'Nous avons écrit à {email}.',
  '{#} minutes': '{#} minutes',
  '{#} hours': '{#} heures',
  '{#} hours {#} minutes': '{#}\u00a0h\u00a0{#}\u00a0min',
  '{#} hours {#} minute': '{#}\u00a0h\u00a0{#}\u00a0min',
  minutes: 'minutes',
  hours: 'heures',
  '{#} hr {#} min': '{#}\u00a0h\u00a0{#}\u00a0min',
  'in all': 'en tout',

  // Template lead-magnet
  'Free guide': 'Guide gratuit',
  'Get your free copy': 'Recevez votre exemplaire',
  'It comes by email within a few minutes.': 'Il arrive par e-mail en quelques minutes.',
  'Send me the guide': 'Envoyez-moi le guide',
  'Check your email': 'Consultez votre boîte mail',
  '{} is on its way to {email}.': '« {} » est en route vers {email}.',
  'About the author': 'Qui l’a écrit',
  '{} *by email within minutes*': '{} *par e-mail en quelques minutes*',
  'Cover of {}': 'Couverture : {}',
  'Today: read the first page.': 'Aujourd’hui : lisez la première page.',
  'Mark the one idea that fits your week.': 'Notez l’idée qui convient à votre semaine.',
  'This week: try that idea.': 'Cette semaine : essayez cette idée.',
  'Reply to the email and say how it went.': 'Répondez à l’e-mail et racontez-nous.',
  'Enjoy the read. {}': 'Bonne lecture. {}',
  'Download the PDF': 'Télécharger le PDF',
  'What you will find inside': 'Ce que vous y trouverez',
  Name: 'Votre nom',
  'Email Address': 'Adresse e-mail',
  'Sending Your Guide...': 'Envoi de votre guide…',
  'Your guide, then one more email. One click to leave.':
    'Votre guide, puis un autre e-mail. Un clic pour vous désinscrire.',
  'Your guide, then {#} more emails. One click to leave.':
    'Votre guide, puis {#} autres e-mails. Un clic pour vous désinscrire.',
  'Your guide, and one click to leave in every email.':
    'Votre guide, et dans chaque e-mail un clic pour vous désinscrire.',
  'Please fill in all fields': 'Merci de remplir tous les champs',
  'Both name and email are required to access your free guide.':
    'Pour le guide, il nous faut votre nom et votre adresse e-mail.',
  'Success! 🎉': 'C’est fait ! 🎉',
  'Check your email for your {}!': 'Consultez votre boîte mail : « {} » est en route !',
  'Oops! Something went wrong': 'Quelque chose n’a pas fonctionné',
  'Please try again or contact support if the issue persists. {message}':
    'Merci de réessayer, et de nous écrire si cela recommence. {message}',
  'There was an issue creating your account. Please try again. Lead creation failed: {message}':
    'Nous n’avons pas pu enregistrer vos informations. Merci de réessayer. {message}',
  'There was an issue setting up your account. Please try again. {message}':
    'Nous n’avons pas pu vous inscrire. Merci de réessayer. {message}',
  'System configuration error. Please contact support. {message}':
    'Quelque chose est mal configuré ici. Merci de nous écrire. {message}',
  'Please try again or contact support if the issue persists. Mailchimp subscription failed: {message}':
    'Nous n’avons pas pu vous ajouter à la liste. Merci de réessayer. {message}',
  'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}':
    'Nous n’avons pas pu vous envoyer l’e-mail. Merci de vérifier votre adresse et de réessayer. {message}',

  // Template event
  'Live event': 'Événement en direct',
  'Save your place': 'Réservez votre place',
  'Your confirmation comes by email within a few minutes.':
    'La confirmation arrive par e-mail en quelques minutes.',
  'Save my place': 'Réserver ma place',
  'Your place is saved': 'Votre place est réservée',
  'Stay at home if': 'Restez chez vous si',
  '{#} places. *One date.*': '{#} places. *Une date.*',
  '1 place. *One date.*': 'Une place. *Une date.*',
  '{#} places. *Every time.*': '{#} places. *À\u00a0chaque fois.*',
  '1 place. *Every time.*': 'Une place. *À\u00a0chaque fois.*',
  place: 'place',
  places: 'places',
  'What happens': 'Ce qui se passe',
  'Today: put it into your calendar.': 'Aujourd’hui : à noter dans votre agenda.',
  'The calendar link opens a file that does it.': 'Le lien de l’agenda ouvre un fichier qui s’en charge.',
  'If you cannot come: say so.': 'Vous ne pouvez pas venir ? Dites-le.',
  'Somebody else will be glad of your place.': 'Quelqu’un d’autre profitera de votre place.',
  'Add it to my calendar': 'Ajouter à mon agenda',
  'Live, online': 'En direct, en ligne',
  'Saving your place...': 'Réservation de votre place…',
  'Emails about this event only, and one click to leave in each.':
    'Uniquement des e-mails sur cet événement, et dans chacun un clic pour vous désinscrire.',
  'Please fill in the fields that are marked.': 'Merci de remplir les champs marqués.',
  'Check your email for the details.': 'Les détails sont dans votre e-mail.',
  'The email may take a little longer.': 'L’e-mail peut mettre un peu plus de temps.',
  '{left} of {capacity} places left.': 'Places restantes : {left} sur {capacity}.',
  'Your place is safe': 'Votre place est déjà réservée',
  'You are signed up already. The details are in your email.':
    'Vous êtes déjà sur la liste. Les détails sont dans votre e-mail.',
  'All places are taken': 'Il n’y a plus de place',
  'Check back soon: when somebody cancels, their place opens up here right away.':
    'Revenez bientôt : quand quelqu’un annule, sa place se libère ici aussitôt.',
  'This event is over': 'Cet événement est terminé',
  'Thank you to everybody who came.': 'Merci à toutes les personnes venues.',

  // Template webinar
  'Free masterclass': 'Masterclass gratuite',
  'Save your spot': 'Réservez votre accès',
  'Your access comes by email within a few minutes.': 'Votre accès arrive par e-mail en quelques minutes.',
  'Save my spot': 'Réserver mon accès',
  'Open the class': 'Ouvrir la masterclass',
  'You are in': 'C’est parti',
  'Skip it if': 'Passez votre chemin si',
  '*{},* and you have seen it all': '*{},* et vous avez tout vu',
  'On demand, at your own pace': 'À la demande, à votre rythme',
  'What the class holds': 'Ce que contient la masterclass',
  'Say where to write.': 'Dites-nous où écrire.',
  'A name and an address, nothing else.': 'Un nom et une adresse, rien d’autre.',
  'Open the email.': 'Ouvrez l’e-mail.',
  'It is there in a few minutes, with your access.': 'Il arrive en quelques minutes, avec votre accès.',
  'Take {}.': 'Prenez {}.',
  'Today or next week: there is no date to miss.':
    'Aujourd’hui ou la semaine prochaine : pas de date à respecter.',
  'Saving your spot...': 'Réservation de votre accès…',
  'Your access, then one more email. One click to leave.':
    'Votre accès, puis un autre e-mail. Un clic pour vous désinscrire.',
  'Your access, then {#} more emails. One click to leave.':
    'Votre accès, puis {#} autres e-mails. Un clic pour vous désinscrire.',
  'Your access, and one click to leave in every email.':
    'Votre accès, et dans chaque e-mail un clic pour vous désinscrire.',
  'Please fill in both your name and your address.': 'Merci d’indiquer votre nom et votre adresse.',
  'Check your email for your access.': 'Votre accès est en route vers votre boîte mail.',
  'That did not work': 'Cela n’a pas fonctionné',
  'Please try again in a moment.': 'Merci de réessayer dans un instant.',
  'Your email could not be sent. Please check the address and try again. {message}':
    'L’e-mail n’a pas pu partir. Merci de vérifier l’adresse et de réessayer. {message}',

  // Template booking
  'Book a call': 'Réserver un appel',
  'By video': 'En visio',
  'Choose a time': 'Choisir un horaire',
  'Choose your time': 'Choisissez votre horaire',
  'Who you will talk to': 'Avec qui vous parlerez',
  'Book if': 'Réservez si',
  'Do not book if': 'Ne réservez pas si',
  'Before you book': 'Avant de réserver',
  'Put *{}* in your week': 'Prenez *{}* cette semaine',
  'What you have when it is over': 'Ce que vous en retirez',
  'Have these to hand': 'À garder sous la main',
  'Pick a day, then an hour. The calendar names its time zone.':
    'Choisissez un jour, puis une heure. Le calendrier indique son fuseau horaire.',
  'Open the calendar in a new tab': 'Ouvrir le calendrier dans un nouvel onglet',
  'Cannot see the calendar here?': 'Vous ne voyez pas le calendrier ici ?',
  'Choose a time.': 'Choisissez un horaire.',
  'The calendar shows what is free.': 'Le calendrier montre ce qui est libre.',
  'Confirm it there.': 'Confirmez-le dans le calendrier.',
  'The calendar sends you the details.': 'Le calendrier vous envoie les détails.',
  'Talk for {}.': 'Parlons pendant {}.',
  'Bring your questions. They come first.': 'Venez avec vos questions. Elles passent en premier.',

  // Template privacy
  Privacy: 'Confidentialité',
  'What we keep *about you*': 'Ce que nous gardons *de vous*',
  '{} keeps what you send, uses it for what you asked for, and erases it when you say so.':
    '{} garde ce que vous envoyez, s’en sert pour ce que vous avez demandé et l’efface dès que vous le dites.',
  'What we keep': 'Ce que nous gardons',
  'What you enter in a form: your name, your email address, your answers. With it the day, the page, the link you came by, the words you agreed to and a fingerprint of your network address.':
    'Ce que vous écrivez dans un formulaire : votre nom, votre adresse e-mail, vos réponses. S’y ajoutent le jour, la page, le lien suivi pour y venir, le texte que vous avez accepté et une empreinte de votre adresse IP.',
  'Which emails we sent you, and whether they arrived. We do not record whether you open them, or what you press in them.':
    'Quels e-mails nous vous avons envoyés, et s’ils sont arrivés. Nous ne notons ni leur ouverture ni vos clics.',
  'How often a page is viewed: counted without cookies, and without anything that tells one visitor from another.':
    'Combien de fois une page est vue : compté sans cookies, et sans rien qui distingue une personne d’une autre.',
  'What we use it for': 'À quoi cela nous sert',
  'For what you asked for: the guide, the call, the event, and the emails that the form announced. For nothing else.':
    'À ce que vous avez demandé : le guide, l’appel, l’événement et les e-mails que le formulaire annonce. À rien d’autre.',
  'Who else sees it': 'Qui d’autre le voit',
  'The companies that run our server and carry our emails, on our behalf.':
    'Les entreprises qui font tourner notre serveur et acheminent nos e-mails, pour notre compte.',
  'Mailchimp, United States, if you subscribed to the mailing list.':
    'Mailchimp, États-Unis, en cas d’inscription à la liste de diffusion.',
  'Plausible, Estonia: counts visits and sent forms, without cookies.':
    'Plausible, Estonie : compte les visites et les formulaires envoyés, sans cookies.',
  'Matomo at {}, which counts visits and sent forms, without cookies.':
    'Matomo sur {} : compte les visites et les formulaires envoyés, sans cookies.',
  'Matomo at {}, which counts visits and sent forms with cookies, if you agreed to it.':
    'Matomo sur {} : compte les visites et les formulaires envoyés avec des cookies, si vous l’avez accepté.',
  'Google Analytics, United States: counts visits and sent forms with cookies, if you agreed to it.':
    'Google Analytics, États-Unis : compte les visites et les formulaires envoyés avec des cookies, si vous l’avez accepté.',
  'Meta, United States: learns of your visit and of sent forms with cookies, if you agreed to it.':
    'Meta, États-Unis : apprend par des cookies votre visite et l’envoi de formulaires, si vous l’avez accepté.',
  'You change what you agreed to at the foot of each page.':
    'Vous pouvez revenir sur votre accord en bas de chaque page.',
  '{}, if you book a time in the calendar there: its own rules hold.':
    '{}, si vous réservez un créneau dans ce calendrier : ses propres règles s’appliquent.',
  'How long': 'Combien de temps',
  'Until you ask us to erase it.': 'Jusqu’à ce que vous nous demandiez de l’effacer.',
  'For {} after your last form, email or event. Then all of it is erased.':
    'Pendant {} après votre dernier formulaire, e-mail ou événement. Ensuite, tout est effacé.',
  '1 month': '1 mois',
  '{#} months': '{#} mois',
  '1 year': '1 an',
  '{#} years': '{#} ans',
  'If you stop our emails, we keep a fingerprint of your address, which nobody can read back, so that nothing is sent to it again.':
    'Si vous vous désinscrivez, nous gardons une empreinte de votre adresse, que personne ne peut relire, pour ne plus rien lui envoyer.',
  'What you can do': 'Ce que vous pouvez faire',
  'Stop all emails: each of them has a link for that, which works with one press.':
    'Ne plus recevoir d’e-mails : chacun contient un lien pour cela, un clic suffit.',
  'See, take with you or erase what we keep: each of our emails has the link “Your data” for that. To correct something, write to us.':
    'Voir, emporter ou effacer ce que nous gardons : chacun de nos e-mails a pour cela le lien « Vos données ». Pour corriger, écrivez-nous.',
  'You may also complain to the authority for data protection where you live.':
    'Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre lieu de résidence.',
  'Write to us': 'Écrivez-nous',
  'What else there is to say': 'Ce qu’il faut encore dire',
  'Who answers for it': 'Qui en répond',
  'As of {}.': 'Dernière mise à jour : {}.',

  // Templates terms and contact
  Terms: 'Conditions',
  'What we *agree on*': 'Ce dont nous *convenons*',
  'What {} offers, what it costs, and how you get out of it.':
    '{} : ce que nous proposons, ce que cela coûte et comment y mettre fin.',
  'Price: {}': 'Prix : {}',
  'Places: {#}': 'Places : {#}',
  'To the page': 'Voir la page',
  'How you sign up': 'Comment vous vous inscrivez',
  'You send the form of a page. What it offers is yours once the page or the email says so.':
    'Vous envoyez le formulaire d’une page. Ce qu’elle propose est à vous dès que la page ou l’e-mail le dit.',
  'When all places are taken, the page says so, and nobody more is let in.':
    'Quand toutes les places sont prises, la page le dit et personne d’autre n’est admis.',
  'How you get out': 'Comment y mettre fin',
  'Emails: each of them has a link that stops them, with one press.':
    'E-mails : chacun contient un lien pour ne plus en recevoir, un clic suffit.',
  'A place: each email about the event has a link that gives it back, with one press.':
    'Une place : chaque e-mail sur l’événement contient un lien pour la rendre, un clic suffit.',
  'Whom you deal with': 'À qui vous avez affaire',
  Contact: 'Contact',
  'How to *reach us*': 'Comment *nous joindre*',
  'Name, address and email of {}.': '{} : nom, adresse et e-mail.',
  'By email': 'Par e-mail',
  'By phone': 'Par téléphone',
  'By post': 'Par courrier',
  'Call us': 'Appelez-nous',
  'Ask *here*': 'Demandez *ici*',
  'Your question': 'Votre question',
  'Send it': 'Envoyer',
  'Sending...': 'Envoi…',
  'Used to answer you, and for nothing else.': 'Pour vous répondre, et pour rien d’autre.',
  'Your question is here': 'Votre question est arrivée',
  'The answer goes to {email}.': 'La réponse ira à {email}.',
  'Anything else: write to us.': 'Pour le reste : écrivez-nous.',
  'The answer comes by email.': 'La réponse arrive par e-mail.',
}
