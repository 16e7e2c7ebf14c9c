import type { TemplateTexts } from './template-texts'

const ignore = 'Wenn Sie diese E-Mail nicht angefordert haben, können Sie sie ignorieren.'

/** The default emails in German. */
export const deDe: TemplateTexts = {
  email_verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {{projectDisplayName}}',
    title: 'E-Mail-Adresse bestätigen',
    text: 'Bitte bestätigen Sie, dass diese Adresse zu Ihrem Konto bei {{projectDisplayName}} gehört.',
    action: 'E-Mail-Adresse bestätigen',
    note: `Der Link ist {{lifetime}} gültig. ${ignore}`,
  },
  password_reset: {
    subject: 'Setzen Sie Ihr Passwort für {{projectDisplayName}} zurück',
    title: 'Passwort zurücksetzen',
    text: 'Mit diesem Link legen Sie ein neues Passwort für Ihr Konto bei {{projectDisplayName}} fest. Alle anderen Geräte werden abgemeldet.',
    action: 'Passwort zurücksetzen',
    note: `Der Link ist {{lifetime}} gültig. ${ignore}`,
  },
  magic_link: {
    subject: 'Bei {{projectDisplayName}} anmelden{{#if otp}}: Ihr Code ist {{otp}}{{/if}}',
    title: 'Bei {{projectDisplayName}} anmelden',
    text: '{{#if otp}}Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:{{/if}}',
    link: '{{#if otp}}Oder verwenden Sie{{else}}Verwenden Sie{{/if}} diesen Link:',
    action: 'Anmelden',
    note: `{{#if otp}}Der Code und der Link funktionieren nur einmal und sind {{lifetime}} gültig.{{else}}Der Link funktioniert nur einmal und ist {{lifetime}} gültig.{{/if}} ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} lädt Sie ein{{else}}Sie wurden eingeladen{{/if}}, {{teamDisplayName}} beizutreten',
    title: '{{teamDisplayName}} beitreten',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} lädt Sie ein{{else}}Sie wurden eingeladen{{/if}}, dem Team {{teamDisplayName}} bei {{projectDisplayName}} beizutreten.',
    action: 'Einladung ansehen',
    note: 'Die Einladung ist {{lifetime}} gültig. Wenn Sie sie nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  greeting: 'Guten Tag, {{userDisplayName}}.',
  address: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  requested: 'Angefordert mit {{browser}}{{#if ipAddress}}, IP-Adresse {{ipAddress}}{{/if}}.',
  sent: 'Diese E-Mail wurde von {{projectDisplayName}} an {{recipient}} gesendet.',
}
