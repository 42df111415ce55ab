export const MARKETING_AND_SALES = `
e-commerce, ecommerce, online retail; comercio electrónico, e-commerce management, onlinehandel, commerce en ligne, comércio eletrônico, loja virtual, tienda online: shopify, woocommerce, magento, prestashop, bigcommerce, shopware, amazon seller central
email marketing, e-mail marketing, lifecycle marketing, lifecycle email, crm marketing, emailing, newsletter marketing, marketing por email; marketing por correo electrónico: klaviyo, mailchimp, brevo, sendinblue, activecampaign, customer.io, mailerlite, convertkit
performance marketing, paid marketing, paid acquisition, paid media, paid ads, paid advertising, online advertising, digital advertising: meta ads, facebook ads, instagram ads, google ads, tiktok ads, linkedin ads, adwords, paid social, paid search, ppc
paid social, social ads, paid social media, social media advertising: meta ads, facebook ads, instagram ads, tiktok ads, linkedin ads
sem, search engine marketing, paid search, ppc: google ads, adwords, bing ads
seo, search engine optimization, search engine optimisation; suchmaschinenoptimierung, posicionamiento web, référencement naturel: ahrefs, semrush, screaming frog, technical seo, link building
social media, social media marketing, social media management, redes sociales; réseaux sociaux, redes sociais, gestión de redes sociales, gestion des réseaux sociaux, gestão de redes sociais: instagram marketing, tiktok marketing, hootsuite
content marketing; marketing de contenidos, marketing de contenido, marketing de contenu, marketing de conteúdo
content creation, content production, contentproduktion; content-erstellung, creación de contenido, creación de contenidos, création de contenu, création de contenus, criação de conteúdo, produção de conteúdo, creazione di contenuti: content marketing, marketing de contenidos, marketing de contenu, marketing de conteúdo, content writing
partnerships, partnership development, partner management, partnerschaften, alianzas, alianzas comerciales, partenariats; développement de partenariats, parcerias
mobile optimization, mobile performance, mobile performance optimization
digital marketing, online marketing, onlinemarketing, marketing digital, digitales marketing; marketing numérique, marketing online: seo, sem, google ads, meta ads, facebook ads, email marketing, content marketing, performance marketing, paid social, social media marketing, ppc
marketing: digital marketing, content marketing, performance marketing, growth marketing, email marketing, brand marketing, product marketing, social media marketing, marketing digital
growth marketing, growth hacking, growth
marketing automation: hubspot, marketo, pardot, activecampaign, klaviyo
crm, crm systems, customer relationship management: salesforce, hubspot, pipedrive, zoho crm, microsoft dynamics
public relations, pr, media relations; öffentlichkeitsarbeit, pressearbeit, relaciones públicas, relations publiques, relações públicas: press releases
developer relations, devrel, developer advocacy, developer evangelism
community building, community management; gestión de comunidades, gestion de communauté
technical writing, technical documentation, developer documentation, technische dokumentation; redacción técnica, rédaction technique
hiring a sales team, building a sales team, building sales teams
sales, selling; vertrieb, verkauf, ventas, vente, ventes, vendas, vendite, comercial b2b, verkoop: außendienst, b2b sales, enterprise sales, saas sales, software sales, field sales, inside sales, cold calling, cold outreach, sales calls, b2b vertrieb, ventas b2b, vente b2b, vendas b2b
b2b sales; b2b vertrieb, ventas b2b, vente b2b, vendas b2b: enterprise sales, saas sales, b2b saas sales, vente saas
saas sales, b2b saas sales; saas vertrieb, ventas saas, vente saas, vendas saas
cold outreach, outbound, outbound sales, outbound prospecting, sales prospecting, kaltakquise; prospección en frío, prospection à froid, prospecção: cold calling, cold email, cold emailing, linkedin sales navigator
account management, key account management; gestión de cuentas, gestion de comptes, gestão de contas
customer success, customer success management, client success: gainsight
customer support, customer service, kundenservice, kundendienst, kundensupport; atención al cliente, service client, atendimento ao cliente, soporte al cliente, support client, suporte ao cliente, klantenservice, assistenza clienti, atención al usuario, apoio ao cliente: zendesk, freshdesk, help scout
business development, bizdev, biz dev; desarrollo de negocio, geschäftsentwicklung, développement commercial, desenvolvimento de negócios, développement des affaires
`;
