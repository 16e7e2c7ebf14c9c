import type { BaseTexts } from '../message-id'

/** What stands everywhere, in Spanish as in Spain. */
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
  'notFound.text': 'Esta página no existe o se ha movido.',

  'framed.title': 'Abre esta página por separado',
  'framed.text': 'Por tu seguridad, no funciona dentro de otra página.',

  'failure.offlineTitle': 'No tienes conexión',
  'failure.offline':
    'Comprueba tu conexión e inténtalo de nuevo. No se ha perdido nada de lo que has escrito.',
  'failure.unreachableTitle': 'No podemos conectar con el servidor',
  'failure.unreachable': 'Comprueba tu conexión o vuelve a intentarlo en un momento.',
  'failure.busyTitle': 'Demasiados intentos',
  'failure.busy': 'Espera un minuto e inténtalo de nuevo.',
  'failure.unknownTitle': 'Algo ha ido mal',
  'failure.unknown': 'Vuelve a intentarlo. Si sigue ocurriendo, contacta con soporte.',
  'failure.reference': 'Referencia',

  'error.credentials': 'Correo o contraseña incorrectos.',
  'error.emailTaken': 'Ya existe una cuenta con este correo.',
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
  'error.sessionEnded': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'error.recentSignIn':
    'Este cambio requiere un inicio de sesión reciente. Inicia sesión de nuevo.',
  'error.notAllowed': 'No tienes permiso para hacer esto.',
  'error.redirect': 'Esta URL de redirección no está permitida.',
  'error.project':
    'El inicio de sesión de este sitio no está bien configurado. Avisa a quien lo gestiona.',

  'signedOut.title': 'Has cerrado sesión',
  'signedOut.text': 'Se ha cerrado tu sesión en este dispositivo.',
  'signedOut.partTitle': 'Has cerrado sesión en este dispositivo',
  'signedOut.partText':
    'No hemos podido conectar con el servidor, así que es posible que esta sesión siga apareciendo como activa.',

  'teamSwitcher.label': 'Equipo',
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
}
