import type { NoticeTexts } from './notice-texts'

/** The notices in German. */
export const deDe: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'Test-E-Mail',
    text: 'Dies ist eine Test-E-Mail von {{projectDisplayName}}. Der Mailserver funktioniert.',
  },
  titles: {
    'sign_in.new_browser': 'Neue Anmeldung an Ihrem Konto',
    'sign_in_codes.disabled': 'Die Anmeldung mit E-Mail-Codes wurde deaktiviert',
    'contact_channel.added': 'Zu Ihrem Konto wurde eine E-Mail-Adresse hinzugefügt',
    'contact_channel.changed': 'Eine E-Mail-Adresse Ihres Kontos wurde geändert',
    'contact_channel.removed': 'Eine E-Mail-Adresse wurde aus Ihrem Konto entfernt',
    'connected_account.added': 'Ein verbundenes Konto wurde hinzugefügt',
    'connected_account.removed': 'Ein verbundenes Konto wurde entfernt',
    'passkey.added': 'Zu Ihrem Konto wurde ein Passkey hinzugefügt',
    'passkey.removed': 'Ein Passkey wurde aus Ihrem Konto entfernt',
    'second_factor.enabled': 'Die Zwei-Faktor-Authentifizierung wurde aktiviert',
    'second_factor.disabled': 'Die Zwei-Faktor-Authentifizierung wurde deaktiviert',
    'recovery_codes.created': 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt',
    'recovery_code.used': 'Ein Wiederherstellungscode wurde zur Anmeldung verwendet',
    'password.set': 'Für Ihr Konto wurde ein Passwort festgelegt',
    'password.changed': 'Ihr Passwort wurde geändert',
    'password.removed': 'Ihr Passwort wurde entfernt',
    'password.reset': 'Ihr Passwort wurde zurückgesetzt',
  },
  intro: 'An Ihrem Konto bei {{projectDisplayName}} wurde Folgendes geändert:',
  codeUsed:
    'Bei einer Anmeldung an Ihrem Konto bei {{projectDisplayName}} wurde statt der Authenticator-App ein Wiederherstellungscode verwendet:',
  newBrowser:
    'An Ihrem Konto bei {{projectDisplayName}} hat sich jemand mit einem Browser angemeldet, der dafür bisher nicht verwendet wurde:',
  facts: {
    address: 'E-Mail-Adresse:',
    formerAddress: 'Bisherige Adresse:',
    signsIn: 'Zur Anmeldung:',
    isPrimary: 'Hauptadresse:',
    provider: 'Anbieter:',
    remaining: 'Verbleibende Wiederherstellungscodes:',
    time: 'Zeitpunkt:',
    browser: 'Browser:',
    ipAddress: 'IP-Adresse:',
    changedBy: 'Geändert von:',
  },
  yes: 'ja',
  no: 'nein',
  wasYou: 'Wenn Sie das waren, brauchen Sie nichts zu tun.',
  ifNotYou: 'Wenn Sie das nicht waren:',
  notYou:
    'Möglicherweise hat jemand anderes Zugriff auf Ihr Konto. Melden Sie sich jetzt an, ändern Sie Ihr Passwort, falls Sie eines haben, beenden Sie alle Sitzungen, die Sie nicht kennen, und entfernen Sie E-Mail-Adressen, verbundene Konten und Passkeys, die nicht Ihnen gehören. Wenn Sie sich nicht anmelden können, wenden Sie sich an {{projectDisplayName}}.',
  settings: 'Kontoeinstellungen öffnen',
  recipients:
    'Diese E-Mail ging an die bestätigten Adressen, die Ihr Konto vor der Änderung hatte.',
  recipient: 'Diese E-Mail ging an eine bestätigte Adresse Ihres Kontos.',
  timeZone: 'Die Zeit ist in UTC angegeben, weil Ihre Zeitzone nicht bekannt ist.',
  webhookPaused: {
    subject: 'Webhooks von {{managedProject}} an {{endpointHost}} sind pausiert',
    title: 'Ein Webhook-Endpunkt ist pausiert',
    gone: 'Der Webhook-Endpunkt {{endpointHost}} Ihres Projekts {{managedProject}} hat geantwortet, dass es ihn nicht mehr gibt. Bis Sie ihn wieder aktivieren, werden keine Ereignisse mehr an ihn gesendet.',
    failing:
      'Zustellungen an den Webhook-Endpunkt {{endpointHost}} Ihres Projekts {{managedProject}} schlagen seit {{days}} Tagen fehl. Bis Sie ihn wieder aktivieren, werden keine Ereignisse mehr an ihn gesendet.',
    note: 'Ereignisse, deren Zustellung vor der Pause fehlgeschlagen ist, können Sie nach dem Aktivieren in der Liste seiner Zustellungen erneut senden. Ereignisse während der Pause werden für ihn nicht aufbewahrt.',
  },
}
