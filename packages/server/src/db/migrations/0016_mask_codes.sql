-- Subjects of sent emails held sign-in codes: six upper-case characters. New ones are masked when they are written.
UPDATE sent_emails SET subject = regexp_replace(subject, '\m[0-9A-Z]{6}\M', '••••••', 'g')
WHERE subject ~ '\m[0-9A-Z]{6}\M';
