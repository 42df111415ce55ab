export const DATA = `
maps, maps and geolocation, geolocation, karten, mapas, cartes, cartographie: google maps, google maps api, mapbox, leaflet, openlayers, openstreetmap
gis, sig, geospatial, geospatial analysis, geospatial data science, geographic information systems: qgis, arcgis, postgis, google earth engine
drone mapping, uav mapping, aerial mapping, drone surveying, uav surveying: drone photogrammetry, uav photogrammetry, pix4d, dronedeploy, webodm, drone2map
remote sensing, satellite imagery, satellite image analysis, earth observation; fernerkundung, teledetección, percepción remota, télédétection, sensoriamento remoto, deteção remota, telerilevamento, teledetectie: google earth engine, sentinel hub
machine learning, ml, ml engineering, machine learning engineering, maschinelles lernen; aprendizaje automático, apprentissage automatique, aprendizado de máquina, aprendizagem automática, apprendimento automatico: xgboost, lightgbm, catboost, scikit learn, sklearn, pytorch, tensorflow, keras, deep learning, neural networks, reinforcement learning
deep learning: pytorch, tensorflow, keras, neural networks
ai, artificial intelligence, ki; künstliche intelligenz, inteligencia artificial, intelligence artificielle, inteligência artificial: machine learning, deep learning, pytorch, tensorflow, llm, large language models, nlp, natural language processing, computer vision, openai api
llm, large language model, language model, generative ai, genai: openai, openai api, gpt, gpt-4, chatgpt api, anthropic api, claude api, langchain, llamaindex, rag, retrieval augmented generation
nlp, natural language processing; sprachverarbeitung, procesamiento del lenguaje natural, procesamiento de lenguaje natural, traitement du langage naturel, processamento de linguagem natural: spacy, nltk, bert, llm, large language models, named entity recognition, text mining, sentiment analysis
computer vision, image recognition; bildverarbeitung, visión artificial, vision par ordinateur, visão computacional, bilderkennung, reconocimiento de imágenes, reconnaissance d’images, reconhecimento de imagens: opencv, yolo, object detection, image segmentation, image classification
document extraction, document understanding, document ai, document processing: ocr, amazon textract
search: elasticsearch, opensearch, solr, lucene, vector search, semantic search
edge deployment, edge ai, edge computing, edge inference, edge machine learning, on device inference: jetson, nvidia jetson, jetson nano, tensorrt
information retrieval, retrieval, search engineering: elasticsearch, opensearch, solr, lucene, vector search, semantic search, rag
data science, data scientist; ciencia de datos, science des données, ciência de dados, datenwissenschaft, scienza dei dati: xgboost, scikit learn, pandas, jupyter
data engineering, data pipelines, etl, data engineer, datenengineering; ingeniería de datos, ingénierie des données, ingénierie de données, engenharia de dados, ingegneria dei dati, dataengineering: airflow, apache airflow, dbt, apache spark, ^spark, pyspark, databricks, dagster, fivetran
data analysis, data analytics, business intelligence; datenanalyse, análisis de datos, analyse de données, análise de dados, analisi dei dati, analisi dati, data-analyse: power bi, tableau, looker studio, metabase, qlik
web analytics; webanalyse, analítica web: google analytics, ga4, matomo, google tag manager
product analytics: mixpanel, posthog
statistics, statistical analysis, statistical modelling, statistical modeling; statistik, estadística, statistiques, estatística, statistiek, statistica, análisis estadístico, analyse statistique, análise estatística: stata, spss, logistic regression, bayesian statistics
time series, time series data, time series analysis, zeitreihen, zeitreihendaten; zeitreihenanalyse, series temporales, time series forecasting, time series prediction, zeitreihenprognose, zeitreihenprognosen, análisis de series temporales, predicción de series temporales, séries temporelles, analyse de séries temporelles, prévision de séries temporelles, séries temporais, análise de séries temporais, previsão de séries temporais, serie temporali, tijdreeksen, tijdreeksanalyse: timescaledb, influxdb, arima
operations research, mathematical optimisation, mathematical optimization: gurobi, cplex, or-tools, linear programming, integer programming
route optimisation, route optimization, routing optimisation, routing optimization, vehicle routing, route planning; tourenplanung, optimización de rutas, planificación de rutas, planification de tournées, optimisation de tournées, planejamento de rotas, planeamento de rotas
on device machine learning, on device ml, on device ai, edge ml, edge ai, mobile machine learning, mobile ml: tensorflow lite, tflite, litert, core ml, coreml, ml kit, executorch
speech recognition, speech to text, voice recognition, asr, automatic speech recognition; spracherkennung, reconocimiento de voz, reconocimiento del habla, reconnaissance vocale, reconnaissance de la parole, reconhecimento de voz, reconhecimento de fala, riconoscimento vocale: ^whisper, openai whisper, deepgram, kaldi, wav2vec, speech api, speech apis
demand forecasting, bedarfsprognose, nachfrageprognose; previsión de demanda, previsión de la demanda, prévision de la demande, previsão de demanda, previsão da procura, previsione della domanda, vraagvoorspelling
pricing models, pricing model, pricing modelling, pricing modeling: actuarial pricing, insurance pricing
dashboards, dashboard, tableros; tableros de control, cuadros de mando, tableaux de bord, painéis, paineis, cruscotti: power bi, tableau, looker studio, metabase, grafana
`;
