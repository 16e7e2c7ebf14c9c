import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Spanish as in Latin America. */
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
    'Revisa tu conexión e inténtalo de nuevo. No se perdió nada de lo que escribiste.',
  'failure.unreachableTitle': 'No podemos conectarnos con el servidor',
  'failure.unreachable': 'Revisa tu conexión o inténtalo de nuevo en un momento.',
  'failure.retrying': 'Revisa tu conexión. Seguimos intentándolo.',
  'failure.unknown': 'Inténtalo de nuevo. Si el problema continúa, comunícate con soporte.',

  'signedOut.partTitle': 'Cerraste sesión en este dispositivo',

  'teamSwitcher.label': 'Equipo',
  'settings.teams': 'Equipos',
  'teamSwitcher.none': 'Elegir equipo',
  'teamSwitcher.empty': 'Todavía no hay equipos',
  'teamSwitcher.settings': 'Configuración del equipo',
  'teamSwitcher.create': 'Crear un equipo',

  'userButton.label': 'Menú de la cuenta',
  'userButton.labelOf': 'Menú de la cuenta, {name}',
  'userButton.notSignedIn': 'Sin sesión iniciada',
  'userButton.settings': 'Configuración de la cuenta',
  'userButton.theme': 'Cambiar tema',
  'userButton.failed': 'No se pudo cargar tu cuenta',

  'field.email': 'Correo electrónico',
  'field.password': 'Contraseña',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar la contraseña',
  'field.hidePassword': 'Ocultar la contraseña',

  'problem.emailMissing': 'Ingresa tu dirección de correo.',
  'problem.emailForm': 'Ingresa una dirección de correo válida.',
  'problem.passwordMissing': 'Ingresa tu contraseña.',
  'problem.passwordLong':
    'Esta contraseña es demasiado larga. Usa como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'problem.emailUnverified':
    'Esta dirección de correo nunca se verificó, así que no puedes iniciar sesión con un código. Usa tu contraseña.',
  'problem.emailUnknown': 'No encontramos ninguna cuenta con este correo.',
  'problem.codeMissing': 'Ingresa el código.',
  'problem.codeShort': 'El código tiene 6 caracteres.',
  'problem.codeWrong': 'El código es incorrecto. Usa el del correo más reciente.',
  'problem.codeExpired': 'Este código venció. Pide uno nuevo.',
  'problem.codeUsed': 'Este código ya se usó. Pide uno nuevo.',
  'problem.codeAttempts': 'Demasiados intentos. Pide un código nuevo.',

  'signIn.titleOf': 'Iniciar sesión en {project}',
  'signIn.noAccount': '¿Todavía no tienes cuenta?',
  'signIn.toSignUp': 'Regístrate',
  'signIn.forgotPassword': '¿Olvidaste tu contraseña?',
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
    'Enviamos un código de 6 caracteres a {email}. Ingrésalo o abre el enlace del correo.',

  'signedIn.title': 'Iniciaste sesión',
  'signedIn.text': 'Iniciaste sesión como {name}.',

  'sentEmail.sending': 'Enviando',
  'sentEmail.title': 'Revisa tu correo',
  'sentEmail.sendAgain': 'Enviar de nuevo',
  'sentEmail.sendAgainIn': 'Enviar de nuevo en {seconds} s',
  'sentEmail.sentAgain': 'Enviado de nuevo.',
  'sentEmail.changeAddress': 'Usar otra dirección',
}
