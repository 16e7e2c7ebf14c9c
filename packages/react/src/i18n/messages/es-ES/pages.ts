import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Spanish as in Spain. */
export const pages: PageTexts = {
  'action.continue': 'Continuar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',

  'problem.recoveryShort': 'Un código de recuperación tiene diez letras y cifras.',
  'problem.recoveryWrong': 'Este código de recuperación no es correcto o ya se ha usado. Usa otro.',
  'problem.recoveryUnknown':
    'Los códigos de recuperación no funcionan aquí. Usa tu aplicación de autenticación.',
  'secondFactor.recoveryCode': 'Código de recuperación',
  'secondFactor.attemptsTitle': 'Demasiados intentos',
  'secondFactor.lateTitle': 'El inicio de sesión ha caducado',
  'secondFactor.endText':
    'Por tu seguridad, este inicio de sesión ha terminado. Puedes empezar de nuevo.',
  'secondFactor.startAgain': 'Empezar de nuevo',

  'notFound.title': 'Página no encontrada',
  'notFound.text': 'Esta página no existe o se ha movido.',

  'framed.title': 'Abre esta página por separado',
  'framed.text': 'Por tu seguridad, no funciona dentro de otra página.',

  'failure.busyTitle': 'Demasiados intentos',
  'failure.busy': 'Espera un minuto e inténtalo de nuevo.',
  'failure.busyFor': 'Inténtalo de nuevo {time}.',
  'failure.busyOver': 'Ya puedes intentarlo de nuevo.',
  'failure.retryingIn': 'Volveremos a intentarlo {time}.',
  'failure.unknownTitle': 'Algo ha ido mal',
  'failure.reference': 'Referencia',

  'error.credentials': 'Correo o contraseña incorrectos.',
  'error.emailTaken': 'Ya existe una cuenta con este correo.',
  'error.emailDomain': 'No se aceptan direcciones de correo de este dominio. Usa otra dirección.',
  'error.passwordSignInOff': 'Aquí no se puede iniciar sesión con contraseña.',
  'error.secondFactorCode': 'Este código no es correcto. Compruébalo e inténtalo de nuevo.',
  'error.codeInvalid': 'Este enlace no funciona. Comprueba que has abierto el enlace completo.',
  'error.codeExpired': 'Este enlace ha caducado. Pide uno nuevo.',
  'error.codeAttempts': 'Ha habido demasiados intentos con este enlace. Pide uno nuevo.',
  'error.codeUsed': 'Este enlace ya se ha utilizado. Pide uno nuevo.',
  'error.connectedToAnotherUser': 'Ya está conectada a otro usuario.',
  'error.otherConnected':
    'Ya has conectado otra cuenta de este tipo. Quizá has elegido la que no era.',
  'error.accessDenied': 'No se ha concedido el acceso, así que no has iniciado sesión.',
  'error.signInTimeout': 'El inicio de sesión ha tardado demasiado. Empieza de nuevo.',
  'error.passkey':
    'No se ha podido usar tu llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  'error.passkeyOff': 'Aquí no se puede iniciar sesión con llave de acceso.',
  'error.providerOff': 'Aquí no se puede iniciar sesión con este proveedor.',
  'error.userGone': 'Esta cuenta ya no existe.',
  'error.banned': 'Esta cuenta se ha suspendido.',
  'error.bannedUntil': 'Esta cuenta está suspendida hasta el {time}.',
  'error.sessionEnded': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'error.recentSignIn':
    'Este cambio requiere un inicio de sesión reciente. Inicia sesión de nuevo.',
  'error.impersonation':
    'Solo la propia persona puede hacer esto. Has iniciado sesión en su nombre.',
  'error.notAllowed': 'No tienes permiso para hacer esto.',
  'error.redirect': 'Esta URL de redirección no está permitida.',
  'error.project':
    'El inicio de sesión de este sitio no está bien configurado. Avisa a quien lo gestiona.',

  'signedOut.title': 'Has cerrado sesión',
  'signedOut.text': 'Se ha cerrado tu sesión en este dispositivo.',
  'signedOut.partText':
    'No hemos podido conectar con el servidor, así que es posible que esta sesión siga apareciendo como activa.',

  'field.repeatPassword': 'Confirma la contraseña',
  'field.passwordHint': 'Al menos {min} caracteres.',
  'strength.weak': 'Débil',
  'strength.fair': 'Aceptable',
  'strength.strong': 'Segura',

  'problem.newPasswordMissing': 'Elige una contraseña.',
  'problem.passwordShort':
    'Esta contraseña es demasiado corta. Usa al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta contraseña aparece en listas de contraseñas comunes o robadas y es fácil de adivinar. Elige otra.',
  'problem.passwordPersonal':
    'Esta contraseña es fácil de adivinar a partir de tu correo electrónico o del nombre de esta aplicación. Elige otra.',
  'problem.repeatMissing': 'Confirma tu contraseña.',
  'problem.repeatDiffers': 'Las contraseñas no coinciden.',

  'signUp.title': 'Crea tu cuenta',
  'signUp.hasAccount': '¿Ya tienes una cuenta?',
  'signUp.toSignIn': 'Inicia sesión',
  'signUp.pending': 'Creando tu cuenta',
  'signUp.usePassword': 'Elegir una contraseña',
  'signUp.closedTitle': 'El registro está cerrado',
  'signUp.closedText': 'De momento no se pueden crear cuentas nuevas aquí.',
  'signUp.optional': '{label} (opcional)',
  'signUp.choose': 'Elige una opción',
  'signUp.fieldMissing': 'Rellena este campo.',
  'signUp.choiceMissing': 'Elige una opción.',
  'signUp.boxMissing': 'Marca esta casilla para continuar.',
  'signUp.noMethod': 'Esta aplicación no tiene ningún método de registro activado.',
  'signUp.toExisting': 'Iniciar sesión con ella',

  'terms.agree': 'Acepto los {terms}',
  'terms.agreeBoth': 'Acepto los {terms} y la {privacy}',
  'terms.missing': 'Acepta los términos para crear tu cuenta.',
  'terms.text': 'Aún no tienes cuenta. Acepta los términos para crearla.',

  'magicLink.title': '¿Iniciar sesión con este enlace?',
  'magicLink.text': 'Continúa solo si has pedido este correo.',

  'secondFactor.missingTitle': 'Primero inicia sesión',
  'secondFactor.missingText': 'Inicia sesión para continuar.',

  'signOut.title': '¿Cerrar sesión?',
  'signOut.text': 'Has iniciado sesión como {name}.',
  'signOut.pending': 'Cerrando sesión',

  'forgot.title': 'Restablece tu contraseña',
  'forgot.text': 'Introduce tu correo y te enviaremos un enlace para restablecerla.',
  'forgot.toSignIn': 'Volver al inicio de sesión',
  'forgot.send': 'Enviar enlace',
  'forgot.pending': 'Enviando',
  'forgot.sentTitle': 'Mira tu correo',
  'forgot.sentText':
    'Si {email} tiene una cuenta aquí, recibirás un enlace para elegir una contraseña nueva. Mira también en el correo no deseado.',
  'forgot.sentAnyText':
    'Si la dirección tiene una cuenta aquí, un correo está en camino. Mira también en el correo no deseado.',

  'reset.title': 'Elige una contraseña nueva',
  'reset.text': 'Se cerrará tu sesión en todos los demás dispositivos.',
  'reset.newPassword': 'Contraseña nueva',
  'reset.submit': 'Restablecer contraseña',
  'reset.pending': 'Guardando',
  'reset.doneTitle': 'Has cambiado tu contraseña',
  'reset.doneText':
    'Inicia sesión con la nueva. Se ha cerrado la sesión en todos los dispositivos.',
  'reset.signedInText':
    'Has iniciado sesión. Se ha cerrado la sesión en todos los demás dispositivos.',

  'link.invalidTitle': 'Este enlace no funciona',
  'link.invalidText': 'Comprueba que has abierto el enlace completo del correo.',
  'link.expiredTitle': 'Este enlace ha caducado',
  'link.expiredText': 'Podemos enviarte uno nuevo.',
  'link.usedTitle': 'Este enlace ya se ha utilizado',
  'link.usedText': 'Cada enlace funciona una sola vez. Podemos enviarte uno nuevo.',
  'link.attemptsTitle': 'Demasiados intentos',
  'link.attemptsText': 'Este enlace ya no sirve. Podemos enviarte uno nuevo.',
  'link.requestNew': 'Pedir un enlace nuevo',

  'verification.title': 'Verifica tu correo',
  'verification.text': 'Confirma que esta dirección de correo es tuya.',
  'verification.verify': 'Verificar',
  'verification.pending': 'Verificando',
  'verification.doneTitle': 'Correo verificado',
  'verification.doneText': 'Tu dirección de correo está confirmada.',
  'verification.signInText': 'Inicia sesión para que te enviemos uno nuevo.',
  'verification.ownAccountText':
    'Esta dirección de correo se va a añadir a una cuenta en la que no has iniciado sesión. Si la cuenta es tuya, inicia sesión en ella y después verifica la dirección.',
  'verification.sendNew': 'Enviar un enlace nuevo',
  'verification.sending': 'Enviando',
  'verification.sentTitle': 'Mira tu correo',
  'verification.sentText': 'Un enlace nuevo va de camino a {email}.',
  'verification.requiredSent': 'Para continuar, abre el enlace que hemos enviado a {email}.',
  'verification.requiredUnsent': 'Para continuar, verifica {email}. Te enviaremos un enlace.',
  'verification.requiredAddress':
    'Para continuar, introduce tu correo electrónico. Te enviaremos un enlace.',
  'reminder.verify': 'Verifica {email}',

  'invitation.title': '¿Unirte a {team}?',
  'invitation.text': 'Te unirás como {name}.',
  'invitation.otherAccount': 'Usar otra cuenta',
  'invitation.join': 'Unirme',
  'invitation.pending': 'Uniéndote',
  'invitation.ignore': 'Ahora no',
  'invitation.signInTitle': 'Te han invitado a un equipo',
  'invitation.signInText': 'Inicia sesión o crea una cuenta para aceptar.',
  'invitation.usedText':
    'Si la aceptaste, el equipo está entre tus equipos. Si no, pide una nueva a quien te invitó.',
  'invitation.askAgain': 'Pide una nueva a quien te invitó.',
  'invitation.doneTitle': 'Ya formas parte de {team}',
  'invitation.doneText': 'A partir de ahora está entre tus equipos.',
  'invitation.from': '{inviter} te ha invitado a {team}',
  'invitation.to': 'Te han invitado a {team}',
  'invitation.members': '{count, plural, one {# miembro} other {# miembros}}',
  'invitation.sentTo': 'Esta invitación se ha enviado a {email}.',
  'invitation.onlyFor':
    'Esta invitación solo se puede aceptar con la dirección verificada {email}.',
  'invitation.role': 'Rol: {role}',
  'role.admin': 'Administrador',
  'role.member': 'Miembro',
  'invitation.acceptAs': 'Aceptar como {name}',
  'invitation.memberTitle': 'Ya estás en {team}',
  'invitation.open': 'Abrir {team}',

  'oauth.title': 'Iniciando tu sesión',
  'oauth.failedTitle': 'Este inicio de sesión no ha funcionado',
  'oauth.failedText': 'Ha tardado demasiado, ya se había completado o empezó en otro navegador.',
  'oauth.signInAgain': 'Iniciar sesión de nuevo',

  'impersonation.title': '¿Iniciar sesión como {name}?',
  'impersonation.text':
    'Usarás {project} como esta persona. La sesión queda registrada, y la persona puede verla y cerrarla.',
  'impersonation.replaces':
    'Se cerrará la sesión de {name} en este navegador. Para mantenerla, abre el enlace en una ventana privada.',
  'impersonation.dead': 'Funciona una vez, durante cinco minutos. Crea un enlace nuevo.',
  'impersonation.bar': 'Has iniciado sesión como {name}.',
  'impersonation.end': 'Cerrar la sesión',

  'cli.title': '¿Autorizar el acceso desde la línea de comandos?',
  'cli.text':
    'Un programa de línea de comandos pide actuar en tu nombre. Continúa solo si acabas de iniciarlo tú.',
  'cli.textOf':
    'Un programa de línea de comandos pide actuar como {name}. Continúa solo si acabas de iniciarlo tú.',
  'cli.warning':
    '¿Alguien te ha enviado este enlace? Entonces cancela. Nunca enviamos enlaces así.',
  'cli.code': 'Si el programa muestra un código, tiene que ser este:',
  'cli.requested': 'Solicitado {time} desde {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'Autorizando',
  'cli.doneTitle': 'El programa ha iniciado sesión',
  'cli.doneText': 'Vuelve a él. Puedes cerrar esta ventana.',
  'cli.close': 'Cerrar',
  'cli.canceledTitle': 'Acceso denegado',
  'cli.canceledText': 'Puedes cerrar esta ventana.',
  'cli.failedTitle': 'Este enlace no funciona',
  'cli.failedText':
    'Ya se ha utilizado, ha caducado o está incompleto. Empieza de nuevo en el programa.',

  'errorPage.title': 'Algo ha ido mal',
  'errorPage.unknownText':
    'Inténtalo de nuevo. Si sigue ocurriendo, contacta con quien gestiona este sitio.',
  'errorPage.connectTitle': 'No se ha podido conectar esta cuenta',
  'errorPage.connectAgain': 'Conectar de nuevo',
  'errorPage.notConnectedText': 'Allí no se concedió el acceso, así que no se ha conectado nada.',
  'errorPage.deniedTitle': 'Se ha cancelado el inicio de sesión',
  'errorPage.emailTakenText':
    'Ya existe una cuenta con este correo. Inicia sesión en ella de otra forma y después conecta este proveedor en sus ajustes.',
  'errorPage.signInAgain': 'Iniciar sesión de nuevo',
  'errorPage.code': 'Código de error',
}
