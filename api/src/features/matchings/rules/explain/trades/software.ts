export const SOFTWARE = `
backend, back end, backend development, backend engineering, backend developer, back end development, server side, server side development; backend-entwicklung, desarrollo backend, développement backend, développement back end, desenvolvimento backend, desenvolvimento back end, sviluppo backend, desarrollo de backend, backend-ontwikkeling, programación backend, programação backend: node, node.js, nodejs, express.js, nestjs, django, fastapi, ^flask, laravel, symfony, ruby on rails, ^rails, spring boot, asp.net
frontend, front end, frontend development, frontend engineering, frontend developer, front end development; frontend-entwicklung, desarrollo frontend, développement frontend, développement front end, desenvolvimento frontend, desenvolvimento front end, sviluppo frontend, frontend-ontwikkeling, desarrollo de frontend, programación frontend: html, css, ^react, react.js, reactjs, next.js, nextjs, vue, vue.js, vuejs, nuxt, angular, svelte, sveltekit, tailwind css, ui implementation
web development, web dev, web developer; webentwicklung, desarrollo web, développement web, desenvolvimento web, sviluppo web, webontwikkeling: ^react, react.js, reactjs, next.js, vue, vue.js, angular, django, laravel, ruby on rails, html, css
mobile development, mobile, mobile app, mobile apps, mobile app development, mobile application development, mobile developer; mobilentwicklung, desarrollo móvil, développement mobile, desenvolvimento mobile, app-entwicklung, desarrollo mobile, desarrollo de apps, desarrollo de aplicaciones móviles, développement d’applications mobiles, desenvolvimento móvel, desenvolvimento de apps, desenvolvimento de aplicativos, sviluppo mobile, app-ontwikkeling, mobiele ontwikkeling, sviluppo di app: ^flutter, react native, ^swift, swiftui, jetpack compose, ios, android, xamarin, ionic
ios, ios app, ios development, ios app development, ios developer, iphone development, desarrollo ios; développement ios, desenvolvimento ios, ios-entwicklung: ^swift, swiftui, uikit, objective c, core data
android, android app, android development, android app development, android developer, desarrollo android; développement android, desenvolvimento android, android-entwicklung: jetpack compose
javascript, js: typescript, ^react, react.js, reactjs, next.js, vue, vue.js, angular, svelte, node.js, nodejs
python: django, fastapi, ^flask, pandas, numpy, pytorch, scikit learn
golang, ^go
ruby: ruby on rails, ^rails
java: spring boot
php: laravel, symfony
postgresql, postgres: postgis
swift: swiftui
flutter: ^dart
ros: ros2, ros 2
ruby on rails, rails: hotwire
apis, api, api development, api design: rest apis, rest api, graphql
sql: postgresql, postgres, mysql, mariadb, sql server
database, databases, database design, database administration, datenbanken; bases de datos, bases de données, bancos de dados: postgresql, postgres, mysql, mariadb, mongodb, sql server, dynamodb
devops, devops engineering, sre, site reliability, site reliability engineering, platform engineering: kubernetes, k8s, terraform, ansible, docker, helm charts, argo cd, prometheus, ci/cd
infrastructure, infrastructure engineering, cloud, cloud infrastructure, cloud engineering, cloud architecture, cloud computing: aws, amazon web services, azure, gcp, google cloud, terraform, kubernetes, k8s
ci/cd, ci cd pipelines, continuous integration, build pipelines: jenkins, github actions, gitlab ci, circleci, teamcity, buildkite
web scraping, scraping, web crawling, data scraping, raspado web; raspagem de dados: scrapy, beautiful soup, beautifulsoup
test automation, automated testing, software testing, qa automation, pruebas automatizadas; testautomatisierung, tests automatisés, testes automatizados: selenium, cypress, playwright, appium, pytest
messaging api, messaging integration: twilio, whatsapp api, whatsapp business api, messagebird, whatsapp integrations, sms integrations, sms gateways
offline sync, offline first, offline support, offline data sync, offline synchronisation, offline synchronization: watermelondb, powersync, pouchdb, couchbase lite
whatsapp api, whatsapp business api: whatsapp integrations
video calling, webrtc, video calls, video chat, real-time video, videotelefonie, videollamadas; appels vidéo, videochamadas: agora video sdk, agora sdk, twilio video, jitsi, livekit, mediasoup
video processing, video encoding; videoverarbeitung: ffmpeg, gstreamer
cybersecurity, cyber security, information security, infosec, it security, it-sicherheit, ciberseguridad; cybersécurité, cibersegurança, sicurezza informatica, seguridad informática, sécurité informatique, segurança da informação: penetration testing, pentesting, application security, ethical hacking, security research, vulnerability research, incident response, threat modelling, threat modeling, oscp, cissp, burp suite, iso 27001, soc 2
siem, siem engineering, security information and event management: splunk, splunk enterprise security, microsoft sentinel, azure sentinel, elastic security, qradar, ibm qradar, arcsight, logrhythm, wazuh
penetration testing, pentesting, pen testing, ethical hacking: oscp, burp suite, metasploit
ot security, ics security, scada security: iec 62443
reverse engineering: ghidra, ida pro, binary ninja
blockchain, web3, blockchain development: solidity, smart contracts, ethereum
security: security research, penetration testing, application security, vulnerability research
graphics programming, rendering: opengl, vulkan, directx, hlsl, glsl, webgl
full stack, full stack development, full stack developer, full stack engineering; fullstack-entwicklung, desarrollo full stack, développement full stack, desenvolvimento full stack, sviluppo full stack
`;
