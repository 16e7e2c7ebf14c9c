import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Spanish as in Spain. */
export const main: MainTexts = {
  'action.cancel': 'Cancelar',
  'action.goHome': 'Ir al inicio',
  'action.retry': 'Reintentar',
  'action.signIn': 'Iniciar sesión',
  'action.signOut': 'Cerrar sesión',
  'action.signUp': 'Crear cuenta',

  'page.loading': 'Cargando',
  'page.slow': 'Está tardando más de lo habitual.',
  'page.noScript': 'Activa JavaScript para usar esta página.',

  'failure.offlineTitle': 'No tienes conexión',
  'failure.offline':
    'Comprueba tu conexión e inténtalo de nuevo. No se ha perdido nada de lo que has escrito.',
  'failure.unreachableTitle': 'No podemos conectar con el servidor',
  'failure.unreachable': 'Comprueba tu conexión o inténtalo de nuevo en un momento.',
  'failure.retrying': 'Comprueba tu conexión. Seguimos intentándolo.',
  'failure.unknown': 'Inténtalo de nuevo. Si el problema continúa, contacta con soporte.',

  'signedOut.partTitle': 'Has cerrado sesión en este dispositivo',

  'teamSwitcher.label': 'Equipo',
  'settings.teams': 'Equipos',
  'teamSwitcher.none': 'Elegir equipo',
  'teamSwitcher.empty': 'Aún no hay equipos',
  'teamSwitcher.settings': 'Ajustes del equipo',
  'teamSwitcher.create': 'Crear un equipo',

  'userButton.label': 'Menú de la cuenta',
  'userButton.labelOf': 'Menú de la cuenta, {name}',
  'userButton.notSignedIn': 'Sin sesión iniciada',
  'userButton.settings': 'Ajustes de la cuenta',
  'userButton.theme': 'Cambiar de tema',
  'userButton.failed': 'No se ha podido cargar tu cuenta',

  'field.email': 'Correo electrónico',
  'field.password': 'Contraseña',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar la contraseña',
  'field.hidePassword': 'Ocultar la contraseña',

  'problem.emailMissing': 'Introduce tu dirección de correo.',
  'problem.emailForm': 'Introduce una dirección de correo válida.',
  'problem.passwordMissing': 'Introduce tu contraseña.',
  'problem.passwordLong':
    'Esta contraseña es demasiado larga. Usa como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'problem.emailUnverified':
    'Esta dirección de correo nunca se ha verificado, así que no puedes iniciar sesión con un código. Usa tu contraseña.',
  'problem.emailUnknown': 'No hemos encontrado ninguna cuenta con este correo.',
  'problem.codeMissing': 'Introduce el código.',
  'problem.codeShort': 'El código tiene 6 caracteres.',
  'problem.codeWrong': 'El código es incorrecto. Usa el del correo más reciente.',
  'problem.codeExpired': 'Este código ha caducado. Pide uno nuevo.',
  'problem.codeUsed': 'Este código ya se ha usado. Pide uno nuevo.',
  'problem.codeAttempts': 'Demasiados intentos. Pide un código nuevo.',

  'signIn.titleOf': 'Iniciar sesión en {project}',
  'signIn.noAccount': '¿Aún no tienes cuenta?',
  'signIn.toSignUp': 'Regístrate',
  'signIn.forgotPassword': '¿Has olvidado la contraseña?',
  'signIn.pending': 'Iniciando sesión',
  'signIn.usePassword': 'Usar una contraseña',
  'signIn.noMethod': 'Esta aplicación no tiene ningún método de inicio de sesión activado.',

  'methods.signInWith': 'Iniciar sesión con {provider}',
  'methods.signUpWith': 'Registrarse con {provider}',
  'methods.passkey': 'Usar una llave de acceso',
  'methods.lastUsed': 'Último usado',
  'methods.or': 'o',

  'legal.terms': 'Términos del servicio',
  'legal.privacy': 'Política de privacidad',

  'emailCode.send': 'Recibir un código por correo',
  'emailCode.text':
    'Hemos enviado un código de 6 caracteres a {email}. Introdúcelo o abre el enlace del correo.',

  'signedIn.title': 'Has iniciado sesión',
  'signedIn.text': 'Has iniciado sesión como {name}.',

  'sentEmail.sending': 'Enviando',
  'sentEmail.title': 'Revisa tu correo',
  'sentEmail.sendAgain': 'Enviar de nuevo',
  'sentEmail.sendAgainIn': 'Enviar de nuevo en {seconds} s',
  'sentEmail.sentAgain': 'Enviado de nuevo.',
  'sentEmail.changeAddress': 'Usar otra dirección',
}
