import type { SignInTexts } from '../message-id'

/** The pages of signing in, in Spanish as in Latin America. */
export const signIn: SignInTexts = {
  'field.email': 'Correo electrónico',
  'field.password': 'Contraseña',
  'field.repeatPassword': 'Confirma la contraseña',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar la contraseña',
  'field.hidePassword': 'Ocultar la contraseña',
  'field.passwordHint': 'Al menos {min} caracteres.',

  'problem.emailMissing': 'Ingresa tu correo electrónico.',
  'problem.emailForm': 'Ingresa una dirección de correo válida.',
  'problem.passwordMissing': 'Ingresa tu contraseña.',
  'problem.newPasswordMissing': 'Elige una contraseña.',
  'problem.passwordShort':
    'Esta contraseña es demasiado corta. Usa al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordLong':
    'Esta contraseña es demasiado larga. Usa como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta contraseña aparece en listas de contraseñas comunes o robadas y es fácil de adivinar. Elige otra.',
  'problem.passwordPersonal':
    'Esta contraseña es fácil de adivinar a partir de tu correo electrónico o del nombre de esta app. Elige otra.',
  'problem.repeatMissing': 'Confirma tu contraseña.',
  'problem.repeatDiffers': 'Las contraseñas no coinciden.',
  'problem.emailUnverified':
    'Esta dirección nunca se verificó, así que no puedes iniciar sesión con un código. Usa tu contraseña.',
  'problem.emailUnknown': 'No encontramos ninguna cuenta con este correo.',
  'problem.codeMissing': 'Ingresa el código.',
  'problem.codeShort': 'El código tiene seis caracteres.',
  'problem.codeWrong': 'El código es incorrecto. Usa el del correo más reciente.',
  'problem.codeExpired': 'Este código venció. Pide que te enviemos otro.',
  'problem.codeUsed': 'Este código ya se usó. Pide que te enviemos otro.',
  'problem.codeAttempts': 'Hubo demasiados intentos. Pide que te enviemos otro código.',
  'problem.totpWrong': 'El código es incorrecto. Prueba con el actual.',
  'problem.recoveryShort': 'Un código de recuperación tiene diez letras y cifras.',
  'problem.recoveryWrong': 'Este código de recuperación no es correcto o ya se usó. Usa otro.',
  'problem.recoveryUnknown':
    'Los códigos de recuperación no funcionan aquí. Usa tu aplicación de autenticación.',

  'signIn.title': 'Iniciar sesión',
  'signIn.titleOf': 'Iniciar sesión en {project}',
  'signIn.noAccount': '¿Todavía no tienes cuenta?',
  'signIn.toSignUp': 'Crea una',
  'signIn.forgotPassword': '¿Olvidaste tu contraseña?',
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
  'emailCode.title': 'Revisa tu correo',
  'emailCode.text':
    'Enviamos un código de 6 caracteres a {email}. Ingrésalo abajo o abre el enlace del correo.',

  'magicLink.title': '¿Iniciar sesión con este enlace?',
  'magicLink.text': 'Continúa solo si pediste este correo.',

  'secondFactor.title': 'Autenticación de dos factores',
  'secondFactor.text':
    'Ingresa las seis cifras que muestra tu aplicación de autenticación en este momento.',
  'secondFactor.recoveryText':
    'Ingresa uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  'secondFactor.recoveryCode': 'Código de recuperación',
  'secondFactor.useRecoveryCode': 'Usar un código de recuperación',
  'secondFactor.useApp': 'Usar tu aplicación de autenticación',
  'secondFactor.attemptsTitle': 'Demasiados intentos',
  'secondFactor.lateTitle': 'El inicio de sesión caducó',
  'secondFactor.endText':
    'Por tu seguridad, este inicio de sesión terminó. Puedes comenzar de nuevo.',
  'secondFactor.startAgain': 'Comenzar de nuevo',
  'secondFactor.missingTitle': 'Primero inicia sesión',
  'secondFactor.missingText': 'Inicia sesión para continuar.',

  'signedIn.title': 'Iniciaste sesión',
  'signedIn.text': 'Iniciaste sesión como {name}.',

  'signOut.title': '¿Cerrar sesión?',
  'signOut.text': 'Iniciaste sesión como {name}.',
  'signOut.pending': 'Cerrando sesión',

  'forgot.title': 'Restablece tu contraseña',
  'forgot.text': 'Ingresa tu correo y te enviaremos un enlace para restablecerla.',
  'forgot.toSignIn': 'Volver al inicio de sesión',
  'forgot.send': 'Enviar enlace',
  'forgot.pending': 'Enviando',
  'forgot.sentTitle': 'Revisa tu correo',
  'forgot.sentText':
    'Si {email} tiene una cuenta aquí, recibirás un enlace para elegir una contraseña nueva. Revisa también el correo no deseado.',
  'forgot.sentAnyText':
    'Si la dirección tiene una cuenta aquí, un correo está en camino. Revisa también el correo no deseado.',

  'sentEmail.sendAgain': 'Enviar de nuevo',
  'sentEmail.sendAgainIn': 'Enviar de nuevo en {seconds} s',
  'sentEmail.sentAgain': 'Enviado de nuevo.',
  'sentEmail.changeAddress': 'Usar otra dirección',

  'reset.title': 'Elige una contraseña nueva',
  'reset.text': 'Se cerrará tu sesión en todos los dispositivos.',
  'reset.newPassword': 'Contraseña nueva',
  'reset.submit': 'Restablecer contraseña',
  'reset.pending': 'Guardando',
  'reset.doneTitle': 'Cambiaste tu contraseña',
  'reset.doneText': 'Inicia sesión con la nueva. Se cerró la sesión en todos los dispositivos.',

  'link.invalidTitle': 'Este enlace no funciona',
  'link.invalidText': 'Verifica que abriste el enlace completo del correo.',
  'link.expiredTitle': 'Este enlace venció',
  'link.expiredText': 'Podemos enviarte uno nuevo.',
  'link.usedTitle': 'Este enlace ya se usó',
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
    'Esta dirección de correo se va a agregar a una cuenta en la que no iniciaste sesión. Si la cuenta es tuya, inicia sesión en ella y luego verifica la dirección.',
  'verification.sendNew': 'Enviar un enlace nuevo',
  'verification.sending': 'Enviando',
  'verification.sentTitle': 'Revisa tu correo',
  'verification.sentText': 'Un enlace nuevo va en camino a {email}.',

  'invitation.title': '¿Unirte a {team}?',
  'invitation.text': 'Te unirás como {name}.',
  'invitation.otherAccount': 'Usar otra cuenta',
  'invitation.join': 'Unirme',
  'invitation.pending': 'Uniéndote',
  'invitation.ignore': 'Ahora no',
  'invitation.signInTitle': 'Te invitaron a un equipo',
  'invitation.signInText': 'Inicia sesión o crea una cuenta para aceptar.',
  'invitation.askAgain': 'Pide una nueva a quien te invitó.',
  'invitation.doneTitle': 'Ya formas parte de {team}',
  'invitation.doneText': 'A partir de ahora está entre tus equipos.',

  'oauth.title': 'Iniciando tu sesión',
  'oauth.failedTitle': 'Este inicio de sesión no funcionó',
  'oauth.failedText': 'Tardó demasiado, ya se había completado o comenzó en otro navegador.',
  'oauth.signInAgain': 'Iniciar sesión de nuevo',

  'cli.title': '¿Autorizar el acceso desde la línea de comandos?',
  'cli.text':
    'Un programa de línea de comandos pide actuar en tu nombre. Continúa solo si acabas de iniciarlo tú.',
  'cli.textOf':
    'Un programa de línea de comandos pide actuar como {name}. Continúa solo si acabas de iniciarlo tú.',
  'cli.warning': '¿Alguien te envió este enlace? Entonces cancela. Nunca enviamos enlaces así.',
  'cli.code': 'Si el programa muestra un código, debe ser este:',
  'cli.requested': 'Solicitado {time} desde {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'Autorizando',
  'cli.doneTitle': 'El programa inició sesión',
  'cli.doneText': 'Vuelve a él. Puedes cerrar esta ventana.',
  'cli.close': 'Cerrar',
  'cli.cancelledTitle': 'Acceso denegado',
  'cli.cancelledText': 'Puedes cerrar esta ventana.',
  'cli.failedTitle': 'Este enlace no funciona',
  'cli.failedText': 'Ya se usó, venció o está incompleto. Comienza de nuevo en el programa.',

  'errorPage.title': 'Algo salió mal',
  'errorPage.unknownText':
    'Inténtalo de nuevo. Si sigue ocurriendo, comunícate con quien administra este sitio.',
  'errorPage.connectTitle': 'No se pudo conectar esta cuenta',
  'errorPage.connectAgain': 'Conectar de nuevo',
  'errorPage.notConnectedText': 'Allí no se otorgó el acceso, así que no se conectó nada.',
  'errorPage.deniedTitle': 'Se canceló el inicio de sesión',
  'errorPage.signInAgain': 'Iniciar sesión de nuevo',
  'errorPage.code': 'Código de error',
}
