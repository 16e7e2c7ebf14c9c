import '@app/react/styles.css'
