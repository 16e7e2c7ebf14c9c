import type { NoticeTexts } from './notice-texts'

/** The notices in the Spanish of Latin America. */
export const es419: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'Correo de prueba',
    text: 'Este es un correo de prueba de {{projectDisplayName}}. El servidor de correo funciona.',
  },
  titles: {
    'sign_in.new_browser': 'Nuevo inicio de sesión en tu cuenta',
    'sign_in_codes.disabled': 'Se desactivó el inicio de sesión con códigos por correo',
    'contact_channel.added': 'Se agregó una dirección de correo a tu cuenta',
    'contact_channel.changed': 'Se cambió una dirección de correo de tu cuenta',
    'contact_channel.removed': 'Se quitó una dirección de correo de tu cuenta',
    'connected_account.added': 'Se agregó una cuenta conectada',
    'connected_account.removed': 'Se quitó una cuenta conectada',
    'passkey.added': 'Se agregó una llave de acceso a tu cuenta',
    'passkey.removed': 'Se quitó una llave de acceso de tu cuenta',
    'second_factor.enabled': 'Se activó la autenticación de dos factores',
    'second_factor.disabled': 'Se desactivó la autenticación de dos factores',
    'recovery_codes.created': 'Se generaron códigos de recuperación nuevos para tu cuenta',
    'recovery_code.used': 'Se usó un código de recuperación para iniciar sesión',
    'password.set': 'Se estableció una contraseña para tu cuenta',
    'password.changed': 'Se cambió tu contraseña',
    'password.removed': 'Se quitó tu contraseña',
    'password.reset': 'Se restableció tu contraseña',
  },
  intro: 'Se hizo este cambio en tu cuenta de {{projectDisplayName}}:',
  codeUsed:
    'Se inició sesión en tu cuenta de {{projectDisplayName}} con un código de recuperación en lugar de la aplicación de autenticación:',
  newBrowser:
    'Se inició sesión en tu cuenta de {{projectDisplayName}} con un navegador que no se había usado antes:',
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
  wasYou: 'Si fuiste tú, no tienes que hacer nada.',
  ifNotYou: 'Si no fuiste tú:',
  notYou:
    'Es posible que otra persona tenga acceso a tu cuenta. Inicia sesión ahora, cambia tu contraseña si tienes una, cierra todas las sesiones que no reconozcas y quita las direcciones de correo, las cuentas conectadas y las llaves de acceso que no sean tuyas. Si no puedes iniciar sesión, comunícate con {{projectDisplayName}}.',
  settings: 'Abrir la configuración de la cuenta',
  recipients:
    'Este correo se envió a las direcciones verificadas que tu cuenta tenía antes del cambio.',
  recipient: 'Este correo se envió a una dirección verificada de tu cuenta.',
  timeZone: 'La hora está en UTC porque no se conoce tu zona horaria.',
  webhookPaused: {
    subject: 'Los webhooks de {{managedProject}} a {{endpointHost}} están en pausa',
    title: 'Un endpoint de webhooks está en pausa',
    gone: 'El endpoint de webhooks {{endpointHost}} de tu proyecto {{managedProject}} respondió que ya no existe. No se le enviarán más eventos hasta que lo vuelvas a activar.',
    failing:
      'El endpoint de webhooks {{endpointHost}} de tu proyecto {{managedProject}} lleva {{days}} días fallando. No se le enviarán más eventos hasta que lo vuelvas a activar.',
    note: 'Cuando lo actives, podrás reenviar desde su lista de entregas los eventos que fallaron antes de la pausa. Los eventos que ocurran durante la pausa no se guardan para él.',
  },
}
