import type { NoticeTexts } from './notice-texts'

/** The notices in the Spanish of Spain. */
export const esEs: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'Correo de prueba',
    text: 'Este es un correo de prueba de {{projectDisplayName}}. El servidor de correo funciona.',
  },
  titles: {
    'sign_in.new_browser': 'Nuevo inicio de sesión en tu cuenta',
    'sign_in_codes.disabled': 'Se ha desactivado el inicio de sesión con códigos por correo',
    'contact_channel.added': 'Se ha añadido una dirección de correo a tu cuenta',
    'contact_channel.changed': 'Se ha cambiado una dirección de correo de tu cuenta',
    'contact_channel.removed': 'Se ha quitado una dirección de correo de tu cuenta',
    'connected_account.added': 'Se ha añadido una cuenta conectada',
    'connected_account.removed': 'Se ha quitado una cuenta conectada',
    'passkey.added': 'Se ha añadido una llave de acceso a tu cuenta',
    'passkey.removed': 'Se ha quitado una llave de acceso de tu cuenta',
    'second_factor.enabled': 'Se ha activado la autenticación de dos factores',
    'second_factor.disabled': 'Se ha desactivado la autenticación de dos factores',
    'recovery_codes.created': 'Se han generado códigos de recuperación nuevos para tu cuenta',
    'recovery_code.used': 'Se ha usado un código de recuperación para iniciar sesión',
    'password.set': 'Se ha establecido una contraseña para tu cuenta',
    'password.changed': 'Se ha cambiado tu contraseña',
    'password.removed': 'Se ha quitado tu contraseña',
    'password.reset': 'Se ha restablecido tu contraseña',
  },
  intro: 'Se ha hecho este cambio en tu cuenta de {{projectDisplayName}}:',
  codeUsed:
    'Se ha iniciado sesión en tu cuenta de {{projectDisplayName}} con un código de recuperación en lugar de la aplicación de autenticación:',
  newBrowser:
    'Se ha iniciado sesión en tu cuenta de {{projectDisplayName}} con un navegador que no se había usado antes:',
  facts: {
    address: 'Dirección de correo:',
    formerAddress: 'Dirección anterior:',
    signsIn: 'Para iniciar sesión:',
    isPrimary: 'Dirección principal:',
    provider: 'Proveedor:',
    remaining: 'Códigos de recuperación restantes:',
    time: 'Fecha y hora:',
    browser: 'Navegador:',
    ipAddress: 'Dirección IP:',
    changedBy: 'Cambiado por:',
  },
  yes: 'sí',
  no: 'no',
  wasYou: 'Si has sido tú, no tienes que hacer nada.',
  ifNotYou: 'Si no has sido tú:',
  notYou:
    'Es posible que otra persona tenga acceso a tu cuenta. Inicia sesión ahora, cambia tu contraseña si tienes una, cierra todas las sesiones que no reconozcas y quita las direcciones de correo, las cuentas conectadas y las llaves de acceso que no sean tuyas. Si no puedes iniciar sesión, contacta con {{projectDisplayName}}.',
  settings: 'Abrir los ajustes de la cuenta',
  recipients:
    'Este correo se ha enviado a las direcciones verificadas que tu cuenta tenía antes del cambio.',
  recipient: 'Este correo se ha enviado a una dirección verificada de tu cuenta.',
  timeZone: 'La hora está en UTC porque no se conoce tu zona horaria.',
  webhookPaused: {
    subject: 'Los webhooks de {{managedProject}} a {{endpointHost}} están en pausa',
    title: 'Un endpoint de webhooks está en pausa',
    gone: 'El endpoint de webhooks {{endpointHost}} de tu proyecto {{managedProject}} ha respondido que ya no existe. No se le enviarán más eventos hasta que lo vuelvas a activar.',
    failing:
      'El endpoint de webhooks {{endpointHost}} de tu proyecto {{managedProject}} lleva {{days}} días fallando. No se le enviarán más eventos hasta que lo vuelvas a activar.',
    note: 'Cuando lo hayas activado, podrás reenviar desde su lista de entregas los eventos que fallaron antes de la pausa. Los eventos que ocurran durante la pausa no se guardan para él.',
  },
}
