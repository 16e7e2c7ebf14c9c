import type { BaseTexts } from '../message-id'

/** What stands everywhere, in Spanish as in Latin America. */
export const base: BaseTexts = {
  'action.cancel': 'Cancelar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',
  'action.goHome': 'Ir al inicio',
  'action.retry': 'Reintentar',
  'action.signIn': 'Iniciar sesión',
  'action.signOut': 'Cerrar sesión',
  'action.signUp': 'Crear cuenta',

  'page.loading': 'Cargando',
  'page.slow': 'Está tardando más de lo habitual.',
  'page.noScript': 'Activa JavaScript para usar esta página.',

  'notFound.title': 'Página no encontrada',
  'notFound.text': 'Esta página no existe o cambió de lugar.',

  'framed.title': 'Abre esta página por separado',
  'framed.text': 'Por tu seguridad, no funciona dentro de otra página.',

  'failure.offlineTitle': 'No tienes conexión',
  'failure.offline':
    'Verifica tu conexión e inténtalo de nuevo. No se perdió nada de lo que escribiste.',
  'failure.unreachableTitle': 'No podemos conectarnos con el servidor',
  'failure.unreachable': 'Revisa tu conexión o vuelve a intentarlo en un momento.',
  'failure.busyTitle': 'Demasiados intentos',
  'failure.busy': 'Espera un minuto e inténtalo de nuevo.',
  'failure.unknownTitle': 'Algo salió mal',
  'failure.unknown': 'Vuelve a intentarlo. Si sigue ocurriendo, comunícate con soporte.',
  'failure.reference': 'Referencia',

  'error.credentials': 'Correo o contraseña incorrectos.',
  'error.emailTaken': 'Ya existe una cuenta con este correo.',
  'error.passwordSignInOff': 'Aquí no se puede iniciar sesión con contraseña.',
  'error.secondFactorCode': 'Este código no es correcto. Verifícalo e inténtalo de nuevo.',
  'error.codeInvalid': 'Este enlace no funciona. Verifica que abriste el enlace completo.',
  'error.codeExpired': 'Este enlace venció. Pide uno nuevo.',
  'error.codeAttempts': 'Hubo demasiados intentos con este enlace. Pide uno nuevo.',
  'error.codeUsed': 'Este enlace ya se usó. Pide uno nuevo.',
  'error.connectedToAnotherUser': 'Ya está conectada a otro usuario.',
  'error.otherConnected': 'Ya conectaste otra cuenta de este tipo. Quizá elegiste la que no era.',
  'error.accessDenied': 'No se concedió el acceso, así que no iniciaste sesión.',
  'error.signInTimeout': 'El inicio de sesión tardó demasiado. Comienza de nuevo.',
  'error.passkey':
    'No se pudo usar tu llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  'error.passkeyOff': 'Aquí no se puede iniciar sesión con llave de acceso.',
  'error.providerOff': 'Aquí no se puede iniciar sesión con este proveedor.',
  'error.userGone': 'Esta cuenta ya no existe.',
  'error.sessionEnded': 'Tu sesión terminó. Inicia sesión de nuevo.',
  'error.recentSignIn':
    'Este cambio requiere un inicio de sesión reciente. Inicia sesión de nuevo.',
  'error.notAllowed': 'No tienes permiso para hacer esto.',
  'error.redirect': 'Esta URL de redirección no está permitida.',
  'error.project':
    'El inicio de sesión de este sitio no está bien configurado. Avisa a quien lo administra.',

  'signedOut.title': 'Cerraste sesión',
  'signedOut.text': 'Se cerró tu sesión en este dispositivo.',
  'signedOut.partTitle': 'Cerraste sesión en este dispositivo',
  'signedOut.partText':
    'No pudimos conectarnos al servidor, así que es posible que esta sesión siga apareciendo como activa.',

  'teamSwitcher.label': 'Equipo',
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
}
