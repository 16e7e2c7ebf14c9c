import type { SignInTexts } from '../message-id'

/** The pages of signing in, in Spanish as in Spain. */
export const signIn: SignInTexts = {
  'field.email': 'Correo electrónico',
  'field.password': 'Contraseña',
  'field.repeatPassword': 'Confirma la contraseña',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar la contraseña',
  'field.hidePassword': 'Ocultar la contraseña',
  'field.passwordHint': 'Al menos {min} caracteres.',

  'problem.emailMissing': 'Escribe tu correo electrónico.',
  'problem.emailForm': 'Introduce una dirección de correo válida.',
  'problem.passwordMissing': 'Escribe tu contraseña.',
  'problem.newPasswordMissing': 'Elige una contraseña.',
  'problem.passwordShort':
    'Esta contraseña es demasiado corta. Usa al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordLong':
    'Esta contraseña es demasiado larga. Usa como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta contraseña aparece en listas de contraseñas comunes o robadas y es fácil de adivinar. Elige otra.',
  'problem.passwordPersonal':
    'Esta contraseña es fácil de adivinar a partir de tu correo electrónico o del nombre de esta aplicación. Elige otra.',
  'problem.repeatMissing': 'Confirma tu contraseña.',
  'problem.repeatDiffers': 'Las contraseñas no coinciden.',
  'problem.emailUnverified':
    'Esta dirección nunca se ha verificado, así que no puedes iniciar sesión con un código. Usa tu contraseña.',
  'problem.emailUnknown': 'No hemos encontrado ninguna cuenta con este correo.',
  'problem.codeMissing': 'Escribe el código.',
  'problem.codeShort': 'El código tiene seis caracteres.',
  'problem.codeWrong': 'El código es incorrecto. Usa el del correo más reciente.',
  'problem.codeExpired': 'Este código ha caducado. Pide que te enviemos otro.',
  'problem.codeUsed': 'Este código ya se ha utilizado. Pide que te enviemos otro.',
  'problem.codeAttempts': 'Ha habido demasiados intentos. Pide que te enviemos otro código.',
  'problem.totpWrong': 'El código es incorrecto. Prueba con el actual.',
  'problem.recoveryShort': 'Un código de recuperación tiene diez letras y cifras.',
  'problem.recoveryWrong': 'Este código de recuperación no es correcto o ya se ha usado. Usa otro.',
  'problem.recoveryUnknown':
    'Los códigos de recuperación no funcionan aquí. Usa tu aplicación de autenticación.',

  'signIn.title': 'Iniciar sesión',
  'signIn.titleOf': 'Iniciar sesión en {project}',
  'signIn.noAccount': '¿Aún no tienes cuenta?',
  'signIn.toSignUp': 'Crea una',
  'signIn.forgotPassword': '¿Has olvidado la contraseña?',
  'signIn.pending': 'Iniciando sesión',
  'signIn.usePassword': 'Usar una contraseña',
  'signIn.noMethod': 'Esta aplicación no tiene ningún método de inicio de sesión activado.',

  'methods.signInWith': 'Continuar con {provider}',
  'methods.signUpWith': 'Registrarse con {provider}',
  'methods.passkey': 'Usar una llave de acceso',
  'methods.lastUsed': 'Última utilizada',
  'methods.or': 'o',

  'signUp.title': 'Crea tu cuenta',
  'signUp.hasAccount': '¿Ya tienes una cuenta?',
  'signUp.toSignIn': 'Inicia sesión',
  'signUp.pending': 'Creando tu cuenta',
  'signUp.usePassword': 'Elegir una contraseña',
  'signUp.closedTitle': 'El registro está cerrado',
  'signUp.closedText': 'De momento no se pueden crear cuentas nuevas aquí.',
  'signUp.noMethod': 'Esta aplicación no tiene ningún método de registro activado.',
  'signUp.toExisting': 'Iniciar sesión con ella',

  'emailCode.send': 'Enviarme un código',
  'emailCode.sending': 'Enviando',
  'emailCode.title': 'Mira tu correo',
  'emailCode.text':
    'Hemos enviado un código de 6 caracteres a {email}. Introdúcelo abajo o abre el enlace del correo.',

  'magicLink.title': '¿Iniciar sesión con este enlace?',
  'magicLink.text': 'Continúa solo si has pedido este correo.',

  'secondFactor.title': 'Autenticación de dos factores',
  'secondFactor.text': 'Escribe las seis cifras que muestra ahora tu aplicación de autenticación.',
  'secondFactor.recoveryText':
    'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  'secondFactor.recoveryCode': 'Código de recuperación',
  'secondFactor.useRecoveryCode': 'Usar un código de recuperación',
  'secondFactor.useApp': 'Usar tu aplicación de autenticación',
  'secondFactor.attemptsTitle': 'Demasiados intentos',
  'secondFactor.lateTitle': 'El inicio de sesión ha caducado',
  'secondFactor.endText':
    'Por tu seguridad, este inicio de sesión ha terminado. Puedes empezar de nuevo.',
  'secondFactor.startAgain': 'Empezar de nuevo',
  'secondFactor.missingTitle': 'Primero inicia sesión',
  'secondFactor.missingText': 'Inicia sesión para continuar.',

  'signedIn.title': 'Has iniciado sesión',
  'signedIn.text': 'Has iniciado sesión como {name}.',

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

  'sentEmail.sendAgain': 'Enviar de nuevo',
  'sentEmail.sendAgainIn': 'Enviar de nuevo en {seconds} s',
  'sentEmail.sentAgain': 'Enviado de nuevo.',
  'sentEmail.changeAddress': 'Usar otra dirección',

  'reset.title': 'Elige una contraseña nueva',
  'reset.text': 'Se cerrará tu sesión en todos los dispositivos.',
  'reset.newPassword': 'Contraseña nueva',
  'reset.submit': 'Restablecer contraseña',
  'reset.pending': 'Guardando',
  'reset.doneTitle': 'Has cambiado tu contraseña',
  'reset.doneText':
    'Inicia sesión con la nueva. Se ha cerrado la sesión en todos los dispositivos.',

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

  'invitation.title': '¿Unirte a {team}?',
  'invitation.text': 'Te unirás como {name}.',
  'invitation.otherAccount': 'Usar otra cuenta',
  'invitation.join': 'Unirme',
  'invitation.pending': 'Uniéndote',
  'invitation.ignore': 'Ahora no',
  'invitation.signInTitle': 'Te han invitado a un equipo',
  'invitation.signInText': 'Inicia sesión o crea una cuenta para aceptar.',
  'invitation.askAgain': 'Pide una nueva a quien te invitó.',
  'invitation.doneTitle': 'Ya formas parte de {team}',
  'invitation.doneText': 'A partir de ahora está entre tus equipos.',

  'oauth.title': 'Iniciando tu sesión',
  'oauth.failedTitle': 'Este inicio de sesión no ha funcionado',
  'oauth.failedText': 'Ha tardado demasiado, ya se había completado o empezó en otro navegador.',
  'oauth.signInAgain': 'Iniciar sesión de nuevo',

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
  'cli.cancelledTitle': 'Acceso denegado',
  'cli.cancelledText': 'Puedes cerrar esta ventana.',
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
  'errorPage.signInAgain': 'Iniciar sesión de nuevo',
  'errorPage.code': 'Código de error',
}
