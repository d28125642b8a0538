import type { deUsual } from './de-usual.ts'

export const esUsual: Readonly<Record<keyof typeof deUsual, string>> = {
  // Sections
  'Opens the calendar in a new tab.': 'Abre el calendario en una pestaña nueva.',
  'What to bring': 'Qué traer',
  'Please enter a prompt for image generation': 'Describe primero la imagen, por favor',
  'Image generated successfully!': '¡Tu imagen está lista!',
  'Failed to generate image': 'No se pudo crear la imagen',
  'Image copied to clipboard!': '¡Imagen copiada al portapapeles!',
  'Failed to copy image to clipboard': 'No se pudo copiar la imagen',
  'Describe the picture': 'Describe la imagen',
  Generate: 'Crear',
  'Generating…': 'Creando…',
  'Or start from one of these': 'O empieza con una de estas',
  'Your picture appears here.': 'Aquí aparecerá tu imagen.',
  'An example. Yours appears here.': 'Un ejemplo. Aquí aparecerá la tuya.',
  'Your picture is being made. This takes up to a minute.':
    'Tu imagen se está creando. Tarda como mucho un minuto.',
  'Change the words': 'Cambiar las palabras',
  'Made from': 'Creada a partir de',
  'As the image service read it': 'Así la entendió el servicio de imágenes',
  Download: 'Descargar',
  Copy: 'Copiar',
  'Not set up yet.': 'Aún sin configurar.',
  'No image service is connected, so no pictures can be made on this page for now.':
    'No hay ningún servicio de imágenes conectado, así que por ahora no se pueden crear imágenes en esta página.',

  // Templates: what several have
  'Meet {}': 'Conoce a {}',
  'Your host': 'Quién te recibe',
  'Portrait of {}': 'Retrato de {}',
  'Your name': 'Tu nombre',
  'Email address': 'Correo electrónico',
  'Something is missing': 'Falta algo',
  'Is it for you?': '¿Es para ti?',
  'Come if': 'Ven si',
  'Before you sign up': 'Antes de apuntarte',
  'How it goes': 'Así funciona',
  'In a few minutes: open the email.': 'En unos minutos: abre el correo.',
  'Nothing there? Look in spam, and move it to your inbox.':
    '¿No hay nada? Mira en el spam y muévelo a tu bandeja de entrada.',
  'In that email: confirm your address.': 'En ese correo: confirma tu dirección.',
  'Press the button at its end, and what follows can come. Does it not ask? Then you have confirmed before.':
    'Pulsa el botón del final y podrá llegar lo demás. ¿No te lo pide? Entonces ya la habías confirmado.',
  'We have written to {email}.': 'Hemos escrito a {email}.',
  '{#} minutes': '{#} minutos',
  '{#} hours': '{#} horas',
  '{#} hours {#} minutes': '{#} horas y {#} minutos',
  '{#} hours {#} minute': '{#} horas y {#} minuto',
  minutes: 'minutos',
  hours: 'horas',
  '{#} hr {#} min': '{#}\u00a0h {#}\u00a0min',
  'in all': 'en total',

  // Template lead-magnet
  'Free guide': 'Guía gratuita',
  'Get your free copy': 'Consigue tu ejemplar',
  'It comes by email within a few minutes.': 'Llega por correo en unos minutos.',
  'Send me the guide': 'Envíame la guía',
  'Check your email': 'Mira tu correo',
  '{} is on its way to {email}.': '«{}» va de camino a {email}.',
  'About the author': 'Quién la ha escrito',
  '{} *by email within minutes*': '{} *por correo en unos minutos*',
  'Cover of {}': 'Portada de {}',
  'Today: read the first page.': 'Hoy: lee la primera página.',
  'Mark the one idea that fits your week.': 'Marca la idea que encaja en tu semana.',
  'This week: try that idea.': 'Esta semana: prueba esa idea.',
  'Reply to the email and say how it went.': 'Responde al correo y cuenta cómo ha ido.',
  'Enjoy the read. {}': 'Buena lectura. {}',
  'Download the PDF': 'Descargar el PDF',
  'What you will find inside': 'Qué vas a encontrar',
  Name: 'Tu nombre',
  'Email Address': 'Correo electrónico',
  'Sending Your Guide...': 'Enviando tu guía…',
  'Your guide, then one more email. One click to leave.':
    'Tu guía y después un correo más. Un clic para darte de baja.',
  'Your guide, then {#} more emails. One click to leave.':
    'Tu guía y después {#} correos más. Un clic para darte de baja.',
  'Your guide, and one click to leave in every email.':
    'Tu guía, y en cada correo un clic para darte de baja.',
  'Please fill in all fields': 'Rellena todos los campos, por favor',
  'Both name and email are required to access your free guide.':
    'Para la guía necesitamos tu nombre y tu correo.',
  'Success! 🎉': '¡Listo! 🎉',
  'Check your email for your {}!': '¡Mira tu correo: «{}» va de camino!',
  'Oops! Something went wrong': 'Vaya, algo ha salido mal',
  'Please try again or contact support if the issue persists. {message}':
    'Inténtalo otra vez, y escríbenos si vuelve a pasar. {message}',
  'There was an issue creating your account. Please try again. Lead creation failed: {message}':
    'No hemos podido guardar tus datos. Inténtalo otra vez, por favor. {message}',
  'There was an issue setting up your account. Please try again. {message}':
    'No hemos podido apuntarte. Inténtalo otra vez, por favor. {message}',
  'System configuration error. Please contact support. {message}':
    'Aquí hay algo mal configurado. Escríbenos, por favor. {message}',
  'Please try again or contact support if the issue persists. Mailchimp subscription failed: {message}':
    'No hemos podido añadirte a la lista. Inténtalo otra vez, por favor. {message}',
  'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}':
    'No hemos podido enviarte el correo. Revisa tu dirección e inténtalo otra vez. {message}',

  // Template event
  'Live event': 'Evento en directo',
  'Save your place': 'Reserva tu plaza',
  'Your confirmation comes by email within a few minutes.':
    'La confirmación llega por correo en unos minutos.',
  'Save my place': 'Reservar mi plaza',
  'Your place is saved': 'Tu plaza está reservada',
  'Stay at home if': 'Quédate en casa si',
  '{#} places. *One date.*': '{#} plazas. *Una fecha.*',
  '1 place. *One date.*': 'Una plaza. *Una fecha.*',
  '{#} places. *Every time.*': '{#} plazas. *Cada vez.*',
  '1 place. *Every time.*': 'Una plaza. *Cada vez.*',
  place: 'plaza',
  places: 'plazas',
  'What happens': 'Qué va a pasar',
  'Today: put it into your calendar.': 'Hoy: apúntalo en tu calendario.',
  'The calendar link opens a file that does it.': 'El enlace del calendario abre un archivo que lo hace.',
  'If you cannot come: say so.': '¿No puedes venir? Avisa.',
  'Somebody else will be glad of your place.': 'Otra persona se alegrará de tu plaza.',
  'Add it to my calendar': 'Añadirlo a mi calendario',
  'Live, online': 'En directo, en línea',
  'Saving your place...': 'Reservando tu plaza…',
  'Emails about this event only, and one click to leave in each.':
    'Solo correos sobre este evento, y en cada uno un clic para darte de baja.',
  'Please fill in the fields that are marked.': 'Rellena los campos marcados, por favor.',
  'Check your email for the details.': 'Los detalles están en tu correo.',
  'The email may take a little longer.': 'El correo puede tardar un poco más.',
  '{left} of {capacity} places left.': 'Plazas libres: {left} de {capacity}.',
  'Your place is safe': 'Tu plaza ya está reservada',
  'You are signed up already. The details are in your email.':
    'Ya estás en la lista. Los detalles están en tu correo.',
  'All places are taken': 'No quedan plazas',
  'Check back soon: when somebody cancels, their place opens up here right away.':
    'Vuelve pronto: cuando alguien cancela, su plaza se libera aquí al momento.',
  'This event is over': 'Este evento ya ha terminado',
  'Thank you to everybody who came.': 'Gracias a todas las personas que vinieron.',

  // Template webinar
  'Free masterclass': 'Masterclass gratuita',
  'Save your spot': 'Reserva tu acceso',
  'Your access comes by email within a few minutes.': 'Tu acceso llega por correo en unos minutos.',
  'Save my spot': 'Reservar mi acceso',
  'Open the class': 'Abrir la clase',
  'You are in': 'Ya estás dentro',
  'Skip it if': 'Sáltatela si',
  '*{},* and you have seen it all': '*{},* y lo has visto todo',
  'On demand, at your own pace': 'Cuando quieras, a tu ritmo',
  'What the class holds': 'Qué contiene la clase',
  'Say where to write.': 'Dinos adónde escribir.',
  'A name and an address, nothing else.': 'Un nombre y una dirección, nada más.',
  'Open the email.': 'Abre el correo.',
  'It is there in a few minutes, with your access.': 'Llega en unos minutos, con tu acceso.',
  'Take {}.': 'Tómate {}.',
  'Today or next week: there is no date to miss.': 'Hoy o la semana que viene: no hay fecha fija.',
  'Saving your spot...': 'Reservando tu acceso…',
  'Your access, then one more email. One click to leave.':
    'Tu acceso y después un correo más. Un clic para darte de baja.',
  'Your access, then {#} more emails. One click to leave.':
    'Tu acceso y después {#} correos más. Un clic para darte de baja.',
  'Your access, and one click to leave in every email.':
    'Tu acceso, y en cada correo un clic para darte de baja.',
  'Please fill in both your name and your address.': 'Escribe tu nombre y tu dirección, por favor.',
  'Check your email for your access.': 'Tu acceso va de camino a tu correo.',
  'That did not work': 'No ha funcionado',
  'Please try again in a moment.': 'Inténtalo otra vez en un momento, por favor.',
  'Your email could not be sent. Please check the address and try again. {message}':
    'No se pudo enviar el correo. Revisa la dirección e inténtalo otra vez. {message}',

  // Template booking
  'Book a call': 'Reservar una llamada',
  'By video': 'Por vídeo',
  'Choose a time': 'Elegir una hora',
  'Choose your time': 'Elige tu hora',
  'Who you will talk to': 'Con quién vas a hablar',
  'Book if': 'Reserva si',
  'Do not book if': 'No reserves si',
  'Before you book': 'Antes de reservar',
  'Put *{}* in your week': 'Reserva *{}* esta semana',
  'What you have when it is over': 'Qué tienes al terminar',
  'Have these to hand': 'Ten esto a mano',
  'Pick a day, then an hour. The calendar names its time zone.':
    'Elige un día y luego una hora. El calendario indica su zona horaria.',
  'Open the calendar in a new tab': 'Abrir el calendario en una pestaña nueva',
  'Cannot see the calendar here?': '¿No ves aquí el calendario?',
  'Choose a time.': 'Elige una hora.',
  'The calendar shows what is free.': 'El calendario muestra lo que está libre.',
  'Confirm it there.': 'Confírmala allí.',
  'The calendar sends you the details.': 'El calendario te envía los detalles.',
  'Talk for {}.': 'Hablamos durante {}.',
  'Bring your questions. They come first.': 'Trae tus preguntas. Van primero.',

  // Template privacy
  Privacy: 'Privacidad',
  'What we keep *about you*': 'Qué guardamos *de ti*',
  '{} keeps what you send, uses it for what you asked for, and erases it when you say so.':
    '{} guarda lo que envías, lo usa para lo que pediste y lo borra cuando lo digas.',
  'What we keep': 'Qué guardamos',
  'What you enter in a form: your name, your email address, your answers. With it the day, the page, the link you came by, the words you agreed to and a fingerprint of your network address.':
    'Lo que escribes en un formulario: tu nombre, tu correo y tus respuestas. Además, el día, la página, el enlace por el que llegaste, el texto que aceptaste y una huella de tu dirección IP.',
  'Which emails we sent you, and whether they arrived. We do not record whether you open them, or what you press in them.':
    'Qué correos te enviamos y si llegaron. No registramos si los abres ni qué pulsas en ellos.',
  'How often a page is viewed: counted without cookies, and without anything that tells one visitor from another.':
    'Cuántas veces se ve una página: contado sin cookies y sin nada que distinga a una persona de otra.',
  'What we use it for': 'Para qué lo usamos',
  'For what you asked for: the guide, the call, the event, and the emails that the form announced. For nothing else.':
    'Para lo que pediste: la guía, la llamada, el evento y los correos que anuncia el formulario. Para nada más.',
  'Who else sees it': 'Quién más lo ve',
  'The companies that run our server and carry our emails, on our behalf.':
    'Las empresas que gestionan nuestro servidor y entregan nuestros correos, por encargo nuestro.',
  'Mailchimp, United States, if you subscribed to the mailing list.':
    'Mailchimp, Estados Unidos, si te suscribiste a la lista de correo.',
  'Plausible, Estonia: counts visits and sent forms, without cookies.':
    'Plausible, Estonia: cuenta visitas y formularios enviados, sin cookies.',
  'Matomo at {}, which counts visits and sent forms, without cookies.':
    'Matomo en {}: cuenta visitas y formularios enviados, sin cookies.',
  'Matomo at {}, which counts visits and sent forms with cookies, if you agreed to it.':
    'Matomo en {}: cuenta visitas y formularios enviados con cookies, si lo aceptaste.',
  'Google Analytics, United States: counts visits and sent forms with cookies, if you agreed to it.':
    'Google Analytics, Estados Unidos: cuenta visitas y formularios enviados con cookies, si lo aceptaste.',
  'Meta, United States: learns of your visit and of sent forms with cookies, if you agreed to it.':
    'Meta, Estados Unidos: sabe con cookies de tu visita y de los formularios enviados, si lo aceptaste.',
  'You change what you agreed to at the foot of each page.':
    'Puedes cambiar lo que aceptaste al pie de cada página.',
  '{}, if you book a time in the calendar there: its own rules hold.':
    '{}, si reservas una hora en su calendario: se aplican sus propias normas.',
  'How long': 'Cuánto tiempo',
  'Until you ask us to erase it.': 'Hasta que nos pidas borrarlo.',
  'For {} after your last form, email or event. Then all of it is erased.':
    'Durante {} desde tu último formulario, correo o evento. Después se borra todo.',
  '1 month': '1 mes',
  '{#} months': '{#} meses',
  '1 year': '1 año',
  '{#} years': '{#} años',
  'If you stop our emails, we keep a fingerprint of your address, which nobody can read back, so that nothing is sent to it again.':
    'Si dejas de recibir nuestros correos, guardamos una huella de tu dirección que nadie puede descifrar, para no volver a escribirle.',
  'What you can do': 'Qué puedes hacer',
  'Stop all emails: each of them has a link for that, which works with one press.':
    'Dejar de recibir correos: cada uno lleva un enlace para ello, y basta pulsarlo una vez.',
  'See, take with you or erase what we keep: each of our emails has the link “Your data” for that. To correct something, write to us.':
    'Ver, llevarte o borrar lo que guardamos: cada uno de nuestros correos tiene para ello el enlace «Tus datos». Para corregir algo, escríbenos.',
  'You may also complain to the authority for data protection where you live.':
    'También puedes reclamar ante la autoridad de protección de datos de donde vives.',
  'Write to us': 'Escríbenos',
  'What else there is to say': 'Qué más hay que decir',
  'Who answers for it': 'Quién es responsable',
  'As of {}.': 'Última actualización: {}.',

  // Templates terms and contact
  Terms: 'Condiciones',
  'What we *agree on*': 'Lo que *acordamos*',
  'What {} offers, what it costs, and how you get out of it.': 'Qué ofrece {}, cuánto cuesta y cómo dejarlo.',
  'Price: {}': 'Precio: {}',
  'Places: {#}': 'Plazas: {#}',
  'To the page': 'Ir a la página',
  'How you sign up': 'Cómo te apuntas',
  'You send the form of a page. What it offers is yours once the page or the email says so.':
    'Envías el formulario de una página. Lo que ofrece es tuyo en cuanto lo dicen la página o el correo.',
  'When all places are taken, the page says so, and nobody more is let in.':
    'Cuando no quedan plazas, la página lo dice y no se admite a nadie más.',
  'How you get out': 'Cómo dejarlo',
  'Emails: each of them has a link that stops them, with one press.':
    'Correos: cada uno lleva un enlace para dejar de recibirlos, y basta pulsarlo una vez.',
  'A place: each email about the event has a link that gives it back, with one press.':
    'Una plaza: cada correo sobre el evento lleva un enlace para devolverla, y basta pulsarlo una vez.',
  'Whom you deal with': 'Con quién tratas',
  Contact: 'Contacto',
  'How to *reach us*': 'Cómo *contactarnos*',
  'Name, address and email of {}.': 'Nombre, dirección y correo de {}.',
  'By email': 'Por correo electrónico',
  'By phone': 'Por teléfono',
  'By post': 'Por carta',
  'Call us': 'Llámanos',
  'Ask *here*': 'Pregunta *aquí*',
  'Your question': 'Tu pregunta',
  'Send it': 'Enviar',
  'Sending...': 'Enviando…',
  'Used to answer you, and for nothing else.': 'Solo para responderte, y para nada más.',
  'Your question is here': 'Tu pregunta ha llegado',
  'The answer goes to {email}.': 'La respuesta irá a {email}.',
  'Anything else: write to us.': 'Todo lo demás: escríbenos.',
  'The answer comes by email.': 'La respuesta llega por correo.',
}
