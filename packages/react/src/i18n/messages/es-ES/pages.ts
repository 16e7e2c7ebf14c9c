import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Spanish as in Spain. */
export const pages: PageTexts = {
  'action.continue': 'Continuar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',
  'action.saving': 'Guardando',
  'time.justNow': 'ahora mismo',
  'field.newPassword': 'Contraseña nueva',

  'problem.totpWrong': 'El código es incorrecto. Prueba con el actual.',
  'secondFactor.title': 'Autenticación de dos factores',
  'secondFactor.text': 'Introduce el código de 6 dígitos de tu aplicación de autenticación.',
  'secondFactor.recoveryText':
    'Introduce uno de tus códigos de recuperación. Cada código sirve una sola vez.',
  'secondFactor.useRecoveryCode': 'Usar un código de recuperación',
  'secondFactor.useApp': 'Usar tu aplicación de autenticación',
  'problem.recoveryShort': 'Un código de recuperación tiene 10 letras y números.',
  'problem.recoveryWrong':
    'El código de recuperación es incorrecto o ya se ha usado. Prueba con otro.',
  'problem.recoveryUnknown':
    'Los códigos de recuperación no están disponibles. Usa tu aplicación de autenticación.',
  'secondFactor.recoveryCode': 'Código de recuperación',
  'secondFactor.attemptsTitle': 'Demasiados intentos',
  'secondFactor.lateTitle': 'Se ha agotado el tiempo de inicio de sesión',
  'secondFactor.endText':
    'Por tu seguridad, este inicio de sesión ha terminado. Puedes empezar de nuevo.',
  'secondFactor.startAgain': 'Empezar de nuevo',

  'notFound.title': 'Página no encontrada',
  'notFound.text': 'Esta página no existe o se ha movido.',

  'framed.title': 'Abre esta página en su propia pestaña',
  'framed.text': 'Por tu seguridad, no se puede mostrar dentro de otra página.',

  'failure.busyTitle': 'Demasiados intentos',
  'failure.busy': 'Espera un minuto e inténtalo de nuevo.',
  'failure.busyFor': 'Inténtalo de nuevo {time}.',
  'failure.busyOver': 'Ya puedes intentarlo de nuevo.',
  'failure.retryingIn': 'Nuevo intento {time}.',
  'failure.unknownTitle': 'Algo ha ido mal',
  'failure.reference': 'Referencia',

  'error.credentials': 'Correo o contraseña incorrectos.',
  'error.emailTaken': 'Ya existe una cuenta con este correo.',
  'error.emailDomain': 'No se aceptan direcciones de correo de este dominio. Usa otra dirección.',
  'error.signUpDenied':
    'Este registro no se ha aceptado. Si crees que es un error, contacta con soporte.',
  'error.signUpHook': 'De momento no puedes registrarte. Inténtalo de nuevo en unos minutos.',
  'error.passwordSignInOff': 'El inicio de sesión con contraseña no está disponible.',
  'error.secondFactorCode': 'El código es incorrecto. Compruébalo e inténtalo de nuevo.',
  'error.codeInvalid': 'Este enlace no funciona. Asegúrate de haber abierto el enlace completo.',
  'error.codeExpired': 'Este enlace ha caducado. Pide uno nuevo.',
  'error.codeAttempts': 'Demasiados intentos con este enlace. Pide uno nuevo.',
  'error.codeUsed': 'Este enlace ya se ha usado. Pide uno nuevo.',
  'error.connectedToAnotherUser': 'Ya está conectada a otro usuario.',
  'error.otherConnected':
    'Ya has conectado otra cuenta de este proveedor. Quizá has elegido la cuenta equivocada.',
  'error.accessDenied': 'No se ha concedido el acceso, así que no has iniciado sesión.',
  'error.signInTimeout': 'Se ha agotado el tiempo de inicio de sesión. Empieza de nuevo.',
  'error.passkey':
    'No se ha podido usar tu llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  'error.passkeyOff': 'El inicio de sesión con llave de acceso no está disponible.',
  'error.providerOff': 'El inicio de sesión con este proveedor no está disponible.',
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
    'El inicio de sesión no está bien configurado en esta aplicación. Contacta con soporte.',

  'signedOut.title': 'Has cerrado sesión',
  'signedOut.text': 'Se ha cerrado tu sesión en este dispositivo.',
  'signedOut.partText':
    'No hemos podido conectar con el servidor, así que es posible que esta sesión siga apareciendo como activa.',

  'field.repeatPassword': 'Confirma la contraseña',
  'field.passwordHint': 'Al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'strength.weak': 'Débil',
  'strength.fair': 'Aceptable',
  'strength.strong': 'Segura',

  'problem.newPasswordMissing': 'Elige una contraseña.',
  'problem.passwordShort':
    'Esta contraseña es demasiado corta. Usa al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta contraseña es demasiado común o ha aparecido en una filtración de datos. Elige otra.',
  'problem.passwordPersonal':
    'Esta contraseña es fácil de adivinar a partir de tu dirección de correo o del nombre de esta aplicación. Elige otra.',
  'problem.repeatMissing': 'Confirma tu contraseña.',
  'problem.repeatDiffers': 'Las contraseñas no coinciden.',

  'signUp.title': 'Crea tu cuenta',
  'signUp.hasAccount': '¿Ya tienes una cuenta?',
  'signUp.toSignIn': 'Inicia sesión',
  'signUp.pending': 'Creando tu cuenta',
  'signUp.emailCode': 'Crear cuenta con un código por correo',
  'signUp.usePassword': 'Elegir una contraseña',
  'signUp.closedTitle': 'El registro está cerrado',
  'signUp.closedText': 'De momento no se pueden crear cuentas nuevas.',
  'signUp.optional': '{label} (opcional)',
  'signUp.choose': 'Elige una opción',
  'signUp.fieldMissing': 'Rellena este campo.',
  'signUp.choiceMissing': 'Elige una opción.',
  'signUp.boxMissing': 'Marca esta casilla para continuar.',
  'signUp.noMethod': 'Esta aplicación no tiene ningún método de registro activado.',
  'signUp.toExisting': 'Iniciar sesión en esa cuenta',

  'terms.agree': 'Acepto los {terms}',
  'terms.agreeBoth': 'Acepto los {terms} y la {privacy}',
  'terms.missing': 'Acepta los términos para crear tu cuenta.',
  'terms.text': 'Aún no tienes cuenta. Acepta los términos para crearla.',

  'magicLink.title': '¿Iniciar sesión con este enlace?',
  'magicLink.text': 'Continúa solo si has pedido este correo.',

  'secondFactor.missingTitle': 'Primero inicia sesión',
  'secondFactor.missingText': 'Después introducirás tu código.',

  'signOut.title': '¿Cerrar sesión?',
  'signOut.pending': 'Cerrando sesión',

  'forgot.title': 'Restablece tu contraseña',
  'forgot.text': 'Te enviaremos un enlace para restablecerla.',
  'forgot.toSignIn': 'Volver al inicio de sesión',
  'forgot.send': 'Enviar enlace',
  'forgot.sentText':
    'Si {email} tiene una cuenta, hemos enviado ahí un enlace para restablecer la contraseña. ¿No lo ves? Mira en la carpeta de correo no deseado.',
  'forgot.sentAnyText':
    'Si esta dirección tiene una cuenta, le hemos enviado un correo. ¿No lo ves? Mira en la carpeta de correo no deseado.',

  'reset.title': 'Elige una contraseña nueva',
  'reset.text': 'Se cerrará tu sesión en todos los demás dispositivos.',
  'reset.submit': 'Restablecer contraseña',
  'reset.doneTitle': 'Contraseña actualizada',
  'reset.doneText':
    'Se ha cerrado tu sesión en todos los dispositivos. Inicia sesión con tu contraseña nueva.',
  'reset.signedInText':
    'Has iniciado sesión. Se ha cerrado la sesión en todos los demás dispositivos.',

  'link.invalidTitle': 'Este enlace no funciona',
  'link.invalidText': 'Asegúrate de haber abierto el enlace completo del correo.',
  'link.expiredTitle': 'Este enlace ha caducado',
  'link.expiredText': 'Podemos enviarte uno nuevo.',
  'link.usedTitle': 'Este enlace ya se ha usado',
  'link.usedText': 'Cada enlace funciona una sola vez. Podemos enviarte uno nuevo.',
  'link.attemptsTitle': 'Demasiados intentos',
  'link.attemptsText': 'Este enlace ya no funciona. Podemos enviarte uno nuevo.',
  'link.requestNew': 'Pedir un enlace nuevo',

  'verification.title': 'Verifica tu dirección de correo',
  'verification.text': 'Confirma que esta dirección de correo es tuya.',
  'verification.verify': 'Verificar',
  'verification.pending': 'Verificando',
  'verification.doneTitle': 'Dirección de correo verificada',
  'verification.signInText': 'Inicia sesión para pedir uno nuevo.',
  'verification.ownAccountText':
    'Esta dirección de correo se está añadiendo a una cuenta en la que no has iniciado sesión. Si la cuenta es tuya, inicia sesión en ella y verifica allí la dirección.',
  'verification.sendNew': 'Enviar un enlace nuevo',
  'verification.sentText': 'Hemos enviado un enlace nuevo a {email}.',
  'verification.requiredSent': 'Para continuar, abre el enlace que hemos enviado a {email}.',
  'verification.requiredUnsent': 'Para continuar, verifica {email}. Te enviaremos un enlace.',
  'verification.requiredAddress':
    'Para continuar, introduce tu dirección de correo. Te enviaremos un enlace.',
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
    'Si aceptaste la invitación, el equipo está en tu lista de equipos. Si no, pide una invitación nueva.',
  'invitation.askAgain': 'Pide una invitación nueva.',
  'invitation.doneTitle': 'Te has unido a {team}',
  'invitation.doneText': 'Ya está en tu lista de equipos.',
  'invitation.from': '{inviter} te ha invitado a {team}',
  'invitation.to': 'Te han invitado a {team}',
  'invitation.members': '{count, plural, one {# miembro} other {# miembros}}',
  'invitation.sentTo': 'Esta invitación se ha enviado a {email}.',
  'invitation.onlyFor':
    'Esta invitación solo se puede aceptar con la dirección verificada {email}.',
  'invitation.role': 'Rol: {role}',
  'role.admin': 'Admin',
  'role.member': 'Miembro',
  'invitation.acceptAs': 'Aceptar como {name}',
  'invitation.memberTitle': 'Ya estás en {team}',
  'invitation.open': 'Abrir {team}',

  'oauth.title': 'Iniciando sesión',
  'oauth.failedTitle': 'No se ha podido iniciar sesión',
  'oauth.failedText':
    'El inicio de sesión ha caducado, ya se había completado o empezó en otro navegador.',
  'oauth.signInAgain': 'Iniciar sesión de nuevo',

  'impersonation.title': '¿Iniciar sesión como {name}?',
  'impersonation.text':
    'Usarás {project} como esta persona. El inicio de sesión queda registrado, y la persona puede ver y cerrar la sesión.',
  'impersonation.replaces':
    'Se cerrará la sesión de {name} en este navegador. Para mantenerla, abre el enlace en una ventana privada.',
  'impersonation.invalidText':
    'Solo funciona una vez y caduca a los cinco minutos. Crea un enlace nuevo.',
  'impersonation.end': 'Cerrar la sesión',

  'cli.title': '¿Autorizar el acceso desde la línea de comandos?',
  'cli.text':
    'Una herramienta de línea de comandos quiere iniciar sesión en tu nombre. Continúa solo si acabas de iniciarla tú.',
  'cli.textOf':
    'Una herramienta de línea de comandos quiere iniciar sesión como {name}. Continúa solo si acabas de iniciarla tú.',
  'cli.warning': 'Si alguien te ha enviado este enlace, cancela. Nunca enviamos enlaces como este.',
  'cli.code': 'Si la herramienta muestra un código, debe coincidir con este:',
  'cli.requested': 'Solicitado {time} desde {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'Autorizando',
  'cli.doneTitle': 'Acceso autorizado',
  'cli.doneText': 'Vuelve a la línea de comandos. Puedes cerrar esta ventana.',
  'cli.canceledTitle': 'Acceso denegado',
  'cli.canceledText': 'Puedes cerrar esta ventana.',
  'cli.failedTitle': 'Este enlace no funciona',
  'cli.failedText':
    'Ya se ha usado, ha caducado o está incompleto. Empieza de nuevo desde la línea de comandos.',

  'errorPage.connectTitle': 'No se ha podido conectar esta cuenta',
  'errorPage.notConnectedText': 'No se ha concedido el acceso, así que no se ha conectado nada.',
  'errorPage.deniedTitle': 'Se ha cancelado el inicio de sesión',
  'errorPage.emailTakenText':
    'Ya existe una cuenta con este correo. Inicia sesión en ella de otra forma y después conecta este proveedor en sus ajustes.',
  'errorPage.signUpTitle': 'No se ha podido crear tu cuenta',
  'errorPage.code': 'Código de error',
}
